import { createInstance } from '@module-federation/enhanced/runtime';
import type { Attempt } from './attempts.ts';
import { takeContainer, type Libraries } from './container.ts';

type Options = {
  readonly libraries: Libraries;
  /**
   * Runs the script at a URL; resolves before any other script runs, rejects when it does not arrive in time.
   */
  readonly runScript: (url: string, timeoutMs: number) => Promise<void>;
};

/** Milliseconds an entry may take while there is another origin to ask, and when there is none. */
const timeoutMs = { first: 2500, last: 5000 };

/** A version from an origin is a remote of its own: the runtime never confuses two of them. */
const nameOf = ({ version, origin }: Attempt): string =>
  `${version.globalName}@${version.version}:${origin === version.base ? 'a' : 'b'}`;

/**
 * Module Federation's runtime as the shell uses it: remotes are registered one version at a time, when they
 * are needed.
 */
export function createFederation({ libraries, runScript }: Options) {
  const shared = Object.fromEntries(
    Object.entries(libraries).map(([key, { version, lib }]) => [
      key,
      {
        version,
        lib,
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}`, eager: true },
      },
    ]),
  );
  const attempts = new Map<string, Attempt>();

  const loadEntry = async (name: string): Promise<unknown> => {
    const attempt = attempts.get(name);
    if (!attempt) throw new Error(`Nobody registered ${name}.`);
    const { globalName, entry } = attempt.version;
    takeContainer(globalName);
    // Another version of the remote may be on its way under the same name. Each is taken before the next one
    // can run.
    await runScript(attempt.origin + entry, attempt.isLast ? timeoutMs.last : timeoutMs.first);
    const container = takeContainer(globalName);
    if (!container) throw new Error(`${attempt.origin + entry} ran, and left no container.`);
    return container;
  };

  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared,
    plugins: [
      { name: 'verified-scripts', loadEntry: ({ remoteInfo }) => loadEntry(remoteInfo.name) as never },
    ],
  });

  return async (attempt: Attempt, expose: string): Promise<unknown> => {
    const name = nameOf(attempt);
    if (!attempts.has(name))
      instance.registerRemotes([
        {
          name,
          entry: attempt.origin + attempt.version.entry,
          entryGlobalName: attempt.version.globalName,
          type: 'var',
        },
      ]);
    attempts.set(name, attempt);
    return instance.loadRemote(`${name}/${expose.replace('./', '')}`);
  };
}
