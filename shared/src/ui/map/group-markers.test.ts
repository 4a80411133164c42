import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createGrouping } from './group-markers.ts';
import type { MapMarker } from './map-types.ts';

const marker = (id: string, latitude: number, longitude: number): MapMarker => ({ id, kind: 'shop', label: id, latitude, longitude });
const capital = [marker('a', 14.6407, -90.5133), marker('b', 14.599, -90.511), marker('c', 14.619, -90.556)];
const far = marker('x', 15.47, -90.37);
const ids = (markers: readonly { readonly id: string }[]) => markers.map(({ id }) => id).toSorted();

test('markers over each other are one group, those apart stay as they are', () => {
  const { markers, groups } = createGrouping([...capital, far], 18)(8);
  expect(ids(markers)).toEqual(['x']);
  expect(groups.map(({ count }) => count)).toEqual([3]);
});

test('at the zoom it names a group is no longer one', () => {
  const grouping = createGrouping([...capital, far], 18);
  const [group] = grouping(8).groups;
  const after = grouping(group?.partsAt ?? 0);
  expect(after.groups.every(({ count }) => count < 3)).toBe(true);
  expect(after.groups.length + after.markers.length).toBeGreaterThan(2);
});

test('shops under one roof stand in a circle when the map cannot come closer', () => {
  const grouping = createGrouping([marker('a', 14.6, -90.5), marker('b', 14.6, -90.5), marker('c', 14.60001, -90.5)], 18);
  expect(grouping(17).groups).toMatchObject([{ count: 3, partsAt: 18 }]);
  const { markers, groups } = grouping(18);
  expect([ids(markers), groups]).toEqual([['a', 'b', 'c'], []]);
  expect(new Set(markers.map(({ offset }) => offset.join())).size).toBe(3);
});

test('as close as the map gets, only shops that hide each other leave their place', () => {
  // About 10 m apart are some 18 pixels at zoom 18, 30 m some 55.
  const { markers } = createGrouping([marker('a', 14.6, -90.5), marker('b', 14.6, -90.5), marker('c', 14.6, -90.4997)], 18)(18);
  expect(markers.filter(({ offset }) => offset.join() === '0,0')).toMatchObject([{ id: 'c', latitude: 14.6, longitude: -90.4997 }]);
});

const places = fc.uniqueArray(fc.record({ latitude: fc.double({ min: 13.8, max: 17.8, noNaN: true }), longitude: fc.double({ min: -92, max: -88.3, noNaN: true }) }), { maxLength: 40 });

test('every marker is shown once or counted in one group, at any zoom, and coming closer to a group always parts it', () => {
  fc.assert(
    fc.property(places, fc.integer({ min: 6, max: 18 }), (all, zoom) => {
      const grouping = createGrouping(all.map(({ latitude, longitude }, index) => marker(String(index), latitude, longitude)), 18);
      const { markers, groups } = grouping(zoom);
      expect(markers.length + groups.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
      expect(new Set(ids(markers)).size).toBe(markers.length);
      for (const { partsAt } of groups) expect(partsAt).toBeGreaterThan(zoom);
    }),
  );
});
