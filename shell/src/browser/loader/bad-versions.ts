import { sessionKeys } from '@brasa/shared/runtime';
import type { Remote, RemoteVersion } from '../../composition/slice.ts';
import { rememberedWords } from './remembered-words.ts';

export type BadVersions = {
  readonly has: (remote: Remote, version: RemoteVersion) => boolean;
  readonly add: (remote: Remote, version: RemoteVersion) => void;
};

const nameOf = ({ name }: Remote, { version }: RemoteVersion): string => `${name}@${version}`;

/** Versions that failed for good, remembered until the tab closes. */
export function badVersions(storage: Pick<Storage, 'getItem' | 'setItem'>): BadVersions {
  const known = rememberedWords(storage, sessionKeys.badVersions);
  return {
    has: (remote, version) => known.has(nameOf(remote, version)),
    add: (remote, version) => known.add(nameOf(remote, version)),
  };
}
