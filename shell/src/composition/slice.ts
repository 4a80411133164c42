import type { PageRemote, PageVersion } from '@brasa/shared/composition/remote-schema';

/** What a page knows about the remotes: one version each, picked for the visitor, and the last good one to fall back on. */
export type Remote = PageRemote;
export type RemoteVersion = PageVersion;

/** Where the server says what a version consists of; the same for ever. */
export const versionPath = (remote: string, version: string): string => `/versions/${remote}/${encodeURIComponent(version)}`;

/** URL → hash for everything a remote may load, from either origin. */
export const integrityOf = ({ base, fallbackBase, integrity }: RemoteVersion): Record<string, string> =>
  Object.fromEntries(Object.entries(integrity).flatMap(([file, hash]) => [base, fallbackBase].map((origin) => [origin + file, hash])));
