import { expect, test } from '@jest/globals';
import type { Remote } from '../../composition/slice.ts';
import { badVersions } from './bad-versions.ts';

const remote = { name: 'mf-menu', chosen: { version: '2.0.0' } } as Remote;

function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('a bad version is remembered in this tab across pages', () => {
  const tab = shelf();
  badVersions(tab).add(remote, remote.chosen);
  expect(badVersions(tab).has(remote, remote.chosen)).toBe(true);
  expect(badVersions(tab).has({ ...remote, name: 'mf-stores' }, remote.chosen)).toBe(false);
  expect(badVersions(shelf()).has(remote, remote.chosen)).toBe(false);
});

test('without a storage the page remembers by itself', () => {
  const closed = {
    getItem: () => {
      throw new Error('closed');
    },
    setItem: () => {
      throw new Error('closed');
    },
  };
  const bad = badVersions(closed);
  bad.add(remote, remote.chosen);
  expect(bad.has(remote, remote.chosen)).toBe(true);
});
