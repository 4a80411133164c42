import type { Artifact } from '@brasa/shared/composition/remote-schema';
import type { Files } from './artifact.ts';

/** `digest`: of the description as it was stored, with what this release does not read of it. */
export type Described = { readonly artifact: Artifact; readonly digest: string };

export type Encoding = 'identity' | 'gzip' | 'br';
export type StoredFile = { readonly content: Uint8Array; readonly encoding: Encoding };

/** Where published files lie. Write-once: what was published under a version is never another thing. A folder today; a bucket fits behind the same calls. */
export type ArtifactStore = {
  /** True when it was stored now, false when this version was there already. */
  readonly put: (artifact: Artifact, files: Files) => Promise<boolean>;
  /** Takes a version that was stored and then not published away again, as a whole. */
  readonly remove: (remote: string, version: string) => Promise<void>;
  readonly describe: (remote: string, version: string) => Promise<Described | null>;
  /** One file below a version (`web/…`, `node/…`), in the first of the encodings that is stored. */
  readonly read: (remote: string, version: string, path: string, encodings: readonly Encoding[]) => Promise<StoredFile | null>;
  readonly close: () => Promise<void>;
};
