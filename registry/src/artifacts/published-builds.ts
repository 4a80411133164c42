import type { Artifact } from '@brasa/shared/composition/remote-schema';
import type { Ledger } from '../log/ledger.ts';
import { stateOf, versionOf } from '../log/state.ts';
import { DamagedDescription, type ArtifactStore } from './store.ts';

export type PublishedBuilds = {
  /** The description of a version that was read before. */
  readonly described: (remote: string, version: string) => Artifact | undefined;
  /** The description at this address, whether the log has it or not; null when there is none, or it is damaged. Rejects when it cannot be read. */
  readonly readable: ArtifactStore['describe'];
  /** What was published as this version, where its files are in place. Rejects when they cannot be read. */
  readonly placed: (remote: string, version: string) => Promise<Artifact | undefined>;
  /**
   * Reads what was published as this version, and puts it in place when its publisher was killed before, or could not. Null: it
   * can be given to visitors, and is `described`. Otherwise why not, in English, and what to do.
   */
  readonly problemOf: (remote: string, version: string) => Promise<string | null>;
};

/** The builds that the log has, as they lie in the store. */
export function publishedBuilds({ ledger, store }: { readonly ledger: Pick<Ledger, 'state'>; readonly store: ArtifactStore }): PublishedBuilds {
  const artifacts = new Map<string, Artifact>();
  const keyOf = (remote: string, version: string): string => `${remote}@${version}`;
  const digestOf = (remote: string, version: string): string | undefined => versionOf(stateOf(ledger.state(), remote), version)?.digest;

  const readable: PublishedBuilds['readable'] = (remote, version) =>
    store.describe(remote, version).catch((error: unknown) => {
      if (error instanceof DamagedDescription) return null;
      throw error;
    });

  const placed: PublishedBuilds['placed'] = async (remote, version) => {
    const key = keyOf(remote, version);
    const known = artifacts.get(key);
    if (known) return known;
    const digest = digestOf(remote, version);
    const stored = digest === undefined ? null : await readable(remote, version);
    if (!stored || stored.digest !== digest) return undefined;
    artifacts.set(key, stored.artifact);
    return stored.artifact;
  };

  const read = async (remote: string, version: string): Promise<string | null> => {
    const digest = digestOf(remote, version);
    if ((await placed(remote, version)) || digest === undefined) return null;
    await store.placeLeftOver(remote, version, digest);
    if (await placed(remote, version)) return null;
    if (!(await store.describe(remote, version))) return `The files of ${remote} ${version} are missing. Build the same sources and publish them again.`;
    throw new Error('its description is not the one that was published');
  };

  return {
    described: (remote, version) => artifacts.get(keyOf(remote, version)),
    readable,
    placed,
    problemOf: (remote, version) =>
      read(remote, version).catch((error: Error) => `The files of ${remote} ${version} cannot be used (${error.message}). Restore the artifact folder from a backup, or build the same sources and publish them again.`),
  };
}
