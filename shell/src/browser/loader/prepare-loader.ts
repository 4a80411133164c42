import type { PageData } from '../../composition/page-data.ts';
import { integrityOf, versionPath, type Remote, type RemoteVersion } from '../../composition/slice.ts';
import { libraries } from '../../libraries.ts';
import { badVersions } from './bad-versions.ts';
import { tellServer } from '../tell-server.ts';
import { createLoader, type Federation, type RemoteLoader } from './remote-loader.ts';
import { createScript, knowHashes, pageScriptsArrived } from './scripts.ts';

/** Arrives when a remote is needed whose scripts did not come with the page. */
async function loadFederation(nonce: string): Promise<Federation> {
  const { createFederation } = await import(/* webpackChunkName: "federation" */ './federation.ts');
  return createFederation({ libraries, createScript: (url) => createScript(nonce, url) });
}

/** Nobody needs it while all is well: it does not travel with every page. */
async function fetchLastGood({ name, lastGood = '' }: Remote): Promise<RemoteVersion> {
  const answer = await fetch(versionPath(name, lastGood));
  if (!answer.ok) throw new Error(`The server does not know ${name} ${lastGood} any more.`);
  const version = (await answer.json()) as RemoteVersion;
  knowHashes(integrityOf(version));
  return version;
}

/** The loader for the versions this page was made with; they stay the same until the tab is reloaded. */
export function prepareLoader({ remotes, inlined, integrity }: PageData, nonce: string): RemoteLoader {
  knowHashes(integrity);
  for (const { chosen } of remotes) knowHashes(integrityOf(chosen));
  let federation: Promise<Federation> | undefined;
  return createLoader({
    libraries,
    inlined,
    arrived: pageScriptsArrived,
    bad: badVersions(sessionStorage),
    federation: () => {
      const loading = federation ?? loadFederation(nonce);
      federation = loading;
      loading.catch(() => (federation = undefined));
      return loading;
    },
    lastGood: fetchLastGood,
    onBad: ({ name }, { version }, error) => {
      console.error(`${name} ${version} is not used any more in this tab`, error);
      tellServer({ remote: name, version, phase: 'load', error });
    },
  });
}
