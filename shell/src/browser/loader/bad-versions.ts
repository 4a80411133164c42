import type { Remote, RemoteVersion } from '../../composition/slice.ts';

const key = 'bad-versions';

export type BadVersions = { readonly has: (remote: Remote, version: RemoteVersion) => boolean; readonly add: (remote: Remote, version: RemoteVersion) => void };

const nameOf = ({ name }: Remote, { version }: RemoteVersion): string => `${name}@${version}`;

/** Versions that failed for good, remembered until the tab closes. */
export function badVersions(storage: Pick<Storage, 'getItem' | 'setItem'>): BadVersions {
  const known = new Set<string>();
  try {
    (storage.getItem(key) ?? '').split(' ').forEach((name) => known.add(name));
  } catch {
    // Without a storage the page remembers by itself.
  }
  return {
    has: (remote, version) => known.has(nameOf(remote, version)),
    add: (remote, version) => {
      known.add(nameOf(remote, version));
      try {
        storage.setItem(key, [...known].filter(Boolean).join(' '));
      } catch {
        // As above.
      }
    },
  };
}
