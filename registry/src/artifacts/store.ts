import type { Artifact } from '@brasa/shared/composition/remote-schema';
import type { Files } from './artifact.ts';

/** `digest`: of the description as it was stored, with what this release does not read of it. */
export type Described = { readonly artifact: Artifact; readonly digest: string };

/** A description is there, but is not one: cut off, or written by other hands. The message says what is wrong with it. */
export class DamagedDescription extends Error {
  override readonly name = 'DamagedDescription';
}

export type Encoding = 'identity' | 'gzip' | 'br';
export type StoredFile = { readonly content: Uint8Array; readonly encoding: Encoding };

/** A complete build that is stored, for good, and read by nobody yet. Each stored one is another, also of equal builds: one can go without the other. */
export type Staged = {
  /** Makes its files those of its version. Files that lie there and are not in the log give way: call it once the log has the version with this digest. */
  readonly place: () => Promise<void>;
  readonly discard: () => Promise<void>;
};

/** Where files of builds lie. Which of them are published, and so never change, the log says (docs/decisions/0003). A folder today; a bucket fits behind the same calls. */
export type ArtifactStore = {
  readonly stage: (artifact: Artifact, files: Files) => Promise<Staged>;
  /** Places a build with this digest whose publisher was killed after the log had it; nothing when none was left. */
  readonly placeLeftOver: (remote: string, version: string, digest: string) => Promise<void>;
  /** Null when there is none. Rejects with `DamagedDescription`, or when it cannot be read. */
  readonly describe: (remote: string, version: string) => Promise<Described | null>;
  /** One file below a version (`web/…`, `node/…`), in the first of the encodings that is stored. */
  readonly read: (remote: string, version: string, path: string, encodings: readonly Encoding[]) => Promise<StoredFile | null>;
  readonly close: () => Promise<void>;
};
