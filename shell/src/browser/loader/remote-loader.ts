import type { Remote, RemoteVersion } from '../../composition/slice.ts';
import { attemptsFor, firstThatWorks, fromBothOrigins, isRetriable, type Attempt } from './attempts.ts';
import type { BadVersions } from './bad-versions.ts';
import { containerAt, shareScope, type Container, type Libraries } from './container.ts';

export type Loaded = { readonly module: unknown; readonly version: RemoteVersion };
export type Federation = (attempt: Attempt, expose: string) => Promise<unknown>;

export type LoaderOptions = {
  readonly libraries: Libraries;
  /** Names of the remotes whose scripts came with the page. */
  readonly inlined: readonly string[];
  /** Waits for the page's own scripts below a base; false when they take too long. */
  readonly arrived: (base: string) => Promise<boolean>;
  readonly bad: BadVersions;
  /** The federation runtime arrives when it is first needed. */
  readonly federation: () => Promise<Federation>;
  /** What the last version that was good consists of; rejects when that cannot be had. */
  readonly lastGood: (remote: Remote) => Promise<RemoteVersion>;
  /** A version failed for good. */
  readonly onBad: (remote: Remote, version: RemoteVersion, error: unknown) => void;
};

export type RemoteLoader = {
  readonly load: (remote: Remote, expose: string) => Promise<Loaded>;
  /** What was loaded failed while it started. Its version is not used again in this tab. */
  readonly blame: (remote: Remote, version: RemoteVersion, error: unknown) => void;
};

export function createLoader({ libraries, inlined, arrived, bad, federation, lastGood, onBad }: LoaderOptions): RemoteLoader {
  const scope = shareScope(libraries);
  const started = new Map<string, Promise<Container>>();

  /** Containers of the page's own script tags need no runtime: they are started here, once. */
  const ownContainer = async ({ name }: Remote, { origin, version }: Attempt): Promise<Container | undefined> => {
    if (origin !== version.base || !inlined.includes(name)) return undefined;
    if (!(await arrived(version.base))) throw Object.assign(new Error(`The scripts of ${name} take too long.`), { name: 'LoadTimeout' });
    const known = started.get(name);
    if (known) return known;
    const container = containerAt(version.globalName);
    if (!container) return undefined;
    const starting = Promise.resolve(container.init(scope)).then(() => container);
    started.set(name, starting);
    return starting;
  };

  const blame = (remote: Remote, version: RemoteVersion, error: unknown): void => {
    bad.add(remote, version);
    onBad(remote, version, error);
  };

  const loadOnce = async (remote: Remote, attempt: Attempt, expose: string): Promise<unknown> => {
    const own = attempt.version === remote.chosen ? await ownContainer(remote, attempt) : undefined;
    if (own) return (await own.get(expose))();
    const load = await federation();
    return load(attempt, expose);
  };

  const tryAll = (remote: Remote, attempts: readonly Attempt[], expose: string): Promise<Loaded> =>
    firstThatWorks(
      attempts,
      async (attempt) => ({ module: await loadOnce(remote, attempt, expose), version: attempt.version }),
      (version, error) => blame(remote, version, error),
    );

  /** Nothing of the chosen version works: the one before it, if there is one. */
  const rescue = async (remote: Remote, expose: string, failure: unknown): Promise<Loaded> => {
    if (remote.lastGood === undefined) throw failure;
    const version = await lastGood(remote).catch(() => {
      throw failure;
    });
    return tryAll(remote, fromBothOrigins(version), expose);
  };

  const load = async (remote: Remote, expose: string): Promise<Loaded> => {
    // A version that already failed in this tab is not tried again while there is another.
    if (remote.lastGood !== undefined && bad.has(remote, remote.chosen)) return rescue(remote, expose, new Error(`${remote.name} ${remote.chosen.version} failed before.`));
    return tryAll(remote, attemptsFor(remote.chosen), expose).catch((error: unknown) => rescue(remote, expose, error));
  };

  return {
    blame,
    load: (remote, expose) =>
      load(remote, expose).catch((error: unknown) => {
        if (isRetriable(error)) started.delete(remote.name);
        throw error;
      }),
  };
}
