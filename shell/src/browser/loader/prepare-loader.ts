import type { PageData } from '../../composition/page-data.ts';
import { integrityOf } from '../../composition/slice.ts';
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

/** The loader for the versions this page was made with; they stay the same until the tab is reloaded. */
export function prepareLoader({ remotes, inlined, integrity }: PageData, nonce: string): RemoteLoader {
  knowHashes(integrity);
  for (const { chosen, lastGood } of remotes) {
    knowHashes(integrityOf(chosen));
    if (lastGood) knowHashes(integrityOf(lastGood));
  }
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
    onBad: ({ name }, { version }, error) => {
      console.error(`${name} ${version} is not used any more in this tab`, error);
      tellServer({ remote: name, version, phase: 'load', error });
    },
  });
}
