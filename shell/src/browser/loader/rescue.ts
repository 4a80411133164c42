import { versionPath, type Remote, type RemoteVersion } from '../../composition/slice.ts';
import { tellFailure } from '../tell-failure.ts';
import type { BadVersions } from './bad-versions.ts';
import type { Libraries } from './container.ts';
import { createFederation } from './federation.ts';
import { createOrigins } from './origins.ts';
import { createOtherWays } from './other-ways.ts';
import type { RememberedWords } from './remembered-words.ts';
import type { LoadScript, ScriptDone } from './scripts.ts';
import { loadFromOther, runScript } from './second-origin.ts';

type Options = {
  readonly libraries: Libraries;
  readonly nonce: string;
  readonly away: RememberedWords;
  readonly bad: BadVersions;
  /** Every version a script of this page may belong to. */
  readonly versions: readonly RemoteVersion[];
  readonly know: (version: RemoteVersion) => void;
  /** How many times longer than on a fast line something may take. */
  readonly lineFactor: () => number;
};

/** Milliseconds the server may take on a fast line to say what a version consists of. */
const answerWithinMs = 4000;

async function fetchLastGood({ name, lastGood = '' }: Remote, timeoutMs: number): Promise<RemoteVersion> {
  const answer = await fetch(versionPath(name, lastGood), { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`The server does not know ${name} ${lastGood} any more.`);
  return (await answer.json()) as RemoteVersion;
}

/**
 * What a page needs beside its own script tags, in one file with the federation runtime: nobody needs it
 * while the first view comes.
 */
export function createRescue({ libraries, nonce, away, bad, versions, know, lineFactor }: Options) {
  const origins = createOrigins(away);
  const asked = new Map<string, Promise<RemoteVersion>>();
  const lastGood = (remote: Remote): Promise<RemoteVersion> => {
    const known = asked.get(remote.name);
    if (known) return known;
    const asking = fetchLastGood(remote, answerWithinMs * lineFactor()).then((version) => (know(version), version));
    asked.set(remote.name, asking);
    asking.catch(() => asked.delete(remote.name));
    return asking;
  };
  const ways = createOtherWays({
    federation: createFederation({
      libraries,
      runScript: (url, timeoutMs) => runScript(nonce, url, timeoutMs * lineFactor()),
    }),
    origins,
    bad,
    lastGood,
    onFailed: ({ name }, { version }, error) => tellFailure({ remote: name, version, phase: 'load', error }),
  });
  const loadScript = (
    url: string,
    done: ScriptDone,
    load: LoadScript,
    failure?: { readonly type: string },
  ): void => loadFromOther(versions, origins, url, done, load, failure);
  return { ...ways, loadScript };
}
