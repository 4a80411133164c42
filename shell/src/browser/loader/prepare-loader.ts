import { session, sessionKeys } from '@brasa/shared/runtime';
import type { PageData } from '../../composition/page-data.ts';
import { integrityOf, type RemoteVersion } from '../../composition/slice.ts';
import { libraries } from '../../libraries.ts';
import { badVersions } from './bad-versions.ts';
import { chunkOrigins } from './chunk-origins.ts';
import { lineFactor } from './line-factor.ts';
import { createLoader, type RemoteLoader } from './remote-loader.ts';
import { rememberedWords } from './remembered-words.ts';
import type { createRescue } from './rescue.ts';
import { knowHashes, pageScriptsArrived } from './scripts.ts';
type Rescue = ReturnType<typeof createRescue>;

/** The loader for the versions this page was made with; they stay the same until the tab is reloaded. */
export function prepareLoader({ remotes, inlined, integrity }: PageData, nonce: string): RemoteLoader {
  // Where storage is blocked, already naming it throws.
  const storage = { getItem: session.read, setItem: session.write };
  /** Origins that did not answer. */
  const away = rememberedWords(storage, sessionKeys.originsAway);
  const bad = badVersions(storage);
  const versions: RemoteVersion[] = [];
  const know = (version: RemoteVersion): void => {
    versions.push(version);
    knowHashes(integrityOf(version));
  };
  window.__pzLibraries = libraries;
  window.__pzLineFactor = lineFactor;
  knowHashes(integrity);
  for (const { chosen } of remotes) know(chosen);

  let known: Promise<Rescue> | undefined;
  /** Arrives when a remote is needed whose scripts did not come with the page, or did not arrive. */
  const rescue = (): Promise<Rescue> => {
    const loading = (known ??= import(/* webpackChunkName: "federation" */ './rescue.ts').then((rescuer) =>
      rescuer.createRescue({ libraries, nonce, away, bad, versions, know, lineFactor }),
    ));
    loading.catch(() => (known = undefined));
    return loading;
  };

  window.__pzSecond = chunkOrigins(away, async (...script) => (await rescue()).loadScript(...script));

  return createLoader({
    libraries,
    inlined,
    arrived: (base) => pageScriptsArrived(base, away),
    answered: away.clear,
    bad,
    otherWays: rescue,
  });
}
