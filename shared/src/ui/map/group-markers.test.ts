import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createGrouping, groupSize, pinSize } from './group-markers.ts';
import type { MapMarker } from './map-types.ts';
import { mapSettings } from './settings.ts';

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
  // 32 m are some 55 pixels at zoom 18.
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

/** The boxes of all that is pressed on a map, in pixels of the world at a zoom. */
function boxesAt(markers: readonly MapMarker[], zoom: number, rem = 16) {
  const world = 512 * 2 ** zoom;
  const at = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({ x: (longitude / 360) * world, y: (-Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI)) * world });
  const shown = createGrouping(markers, mapSettings.maxZoom, rem)(zoom);
  const pins = shown.markers.map(({ offset: [right, down], ...marker }) => ({ x: at(marker).x + right, y: at(marker).y + down - (pinSize * rem) / 2, width: pinSize * rem, height: pinSize * rem }));
  const groups = shown.groups.map((group) => ({ ...at(group), width: groupSize.width * rem, height: groupSize.height * rem }));
  return [...pins, ...groups];
}

/** A thousandth of a pixel is the arithmetic's. */
const overlaps = (boxes: ReturnType<typeof boxesAt>) =>
  boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 1e-3 && Math.abs(one.y - other.y) < (one.height + other.height) / 2 - 1e-3));

const everyZoom = Array.from({ length: mapSettings.maxZoom - mapSettings.minZoom + 1 }, (_, index) => mapSettings.minZoom + index);
/** Places of a town, of which some are the same. */
const inTown = fc.array(fc.record({ latitude: fc.integer({ min: 0, max: 60 }), longitude: fc.integer({ min: 0, max: 60 }), scale: fc.constantFrom(1e-5, 1e-4, 1e-3, 1e-2) }), { maxLength: 25 });

test.each([16, 32])('no two of the marks lie over each other at any zoom, with letters of %i pixels', (rem) => {
  fc.assert(
    fc.property(inTown, fc.constantFrom(0, 0.5), (all, between) => {
      const markers = all.map(({ latitude, longitude, scale }, index) => marker(String(index), 14.6 + latitude * scale, -90.5 + longitude * scale));
      for (const zoom of everyZoom) expect(overlaps(boxesAt(markers, Math.min(zoom + between, mapSettings.maxZoom), rem))).toEqual([]);
    }),
  );
});

test('coming closer never joins what stood apart', () => {
  fc.assert(
    fc.property(inTown, (all) => {
      const grouping = createGrouping(all.map(({ latitude, longitude, scale }, index) => marker(String(index), 14.6 + latitude * scale, -90.5 + longitude * scale)), 18);
      const counts = everyZoom.map((zoom) => grouping(zoom).markers.length + grouping(zoom).groups.length);
      expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    }),
  );
});
