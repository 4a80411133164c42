import type { Remote, RemoteVersion } from '../../composition/slice.ts';
import { attemptsFor, firstThatWorks, type Attempt } from './attempts.ts';
import type { BadVersions } from './bad-versions.ts';
import { isRetriable, namedError } from './load-errors.ts';
import type { Origins } from './origins.ts';
import type { Loaded, OtherWays } from './remote-loader.ts';

export type Federation = (attempt: Attempt, expose: string) => Promise<unknown>;

type Options = {
  readonly federation: Federation;
  readonly origins: Origins;
  readonly bad: BadVersions;
  /** What the last version that was good consists of; rejects when that cannot be had. */
  readonly lastGood: (remote: Remote) => Promise<RemoteVersion>;
  /** A version failed while it was loaded: for good, or because its files could not be had. */
  readonly onFailed: (remote: Remote, version: RemoteVersion, error: unknown) => void;
};

/**
 * From either origin through the federation runtime, and the last good version when the chosen one fails or
 * is late.
 */
export function createOtherWays({ federation, origins, bad, lastGood, onFailed }: Options): OtherWays {
  /** Remotes whose chosen version took too long, or showed nothing, on this page. */
  const avoided = new Set<string>();

  const fromFederation = async (version: RemoteVersion, expose: string): Promise<Loaded> =>
    firstThatWorks(
      attemptsFor(version, origins),
      async (attempt) => ({ module: await federation(attempt, expose), version }),
      origins,
    );

  const loadChosen = async (
    remote: Remote,
    expose: string,
    fromPage?: Promise<Loaded | undefined>,
  ): Promise<Loaded> => {
    try {
      const found = await fromPage?.catch((error: unknown) => {
        if (!isRetriable(error)) throw error;
        origins.failed(remote.chosen.base);
        return undefined;
      });
      return found ?? (await fromFederation(remote.chosen, expose));
    } catch (error) {
      if (!isRetriable(error)) bad.add(remote, remote.chosen);
      onFailed(remote, remote.chosen, error);
      throw error;
    }
  };

  const loadLastGood = async (remote: Remote, expose: string): Promise<Loaded> => {
    const version = await lastGood(remote);
    return fromFederation(version, expose).catch((error: unknown) => {
      onFailed(remote, version, error);
      throw error;
    });
  };

  return {
    avoid: ({ name }) => void avoided.add(name),
    /** When neither version can be had the first failure is told. */
    load: (remote, expose, fromPage, spareInMs) => {
      if (remote.lastGood === undefined) return loadChosen(remote, expose, fromPage);
      if (bad.has(remote, remote.chosen)) return loadLastGood(remote, expose);
      if (avoided.has(remote.name))
        return loadLastGood(remote, expose).catch(() => loadChosen(remote, expose, fromPage));
      return new Promise((resolve, reject) => {
        let spare: Promise<Loaded> | undefined;
        let isShown = false;
        const show = (loaded: Loaded): void => {
          isShown = true;
          resolve(loaded);
        };
        const loadSpare = (): Promise<Loaded> => (spare ??= loadLastGood(remote, expose));
        const takeSpare = (loaded: Loaded): void => {
          if (isShown) return;
          // It is told once it is known that not the network is slow.
          onFailed(remote, remote.chosen, namedError('LoadTimeout', `${remote.name} takes too long.`));
          avoided.add(remote.name);
          show(loaded);
        };
        const timer = setTimeout(() => loadSpare().then(takeSpare, () => {}), spareInMs);
        loadChosen(remote, expose, fromPage)
          .then(show, (error: unknown) => loadSpare().then(show, () => reject(error)))
          .finally(() => clearTimeout(timer));
      });
    },
  };
}
