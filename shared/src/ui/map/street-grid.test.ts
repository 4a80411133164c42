import { expect, test } from '@jest/globals';
import { distanceBetween } from '../../domain/distance.ts';
import { groundOf, streetsOf } from './street-grid.ts';

const place = ([longitude = 0, latitude = 0]: readonly number[]) => ({ longitude, latitude });
const metres = (line: readonly (readonly number[])[]): number => Math.round(distanceBetween(place(line[0] ?? []), place(line.at(-1) ?? [])) * 1000);

test('a town of 400 by 200 metres has five avenues and three streets, each as long as the town', () => {
  const streets = streetsOf({ middle: [-90.51, 14.6], width: 400, height: 200, turned: 0, block: [100, 100] });
  expect(streets.map(({ line }) => metres(line))).toEqual([200, 200, 200, 200, 200, 400, 400, 400]);
});

test('the ground of a town is as wide and high as it is, and closed', () => {
  const ground = groundOf({ middle: [-90.51, 14.6], width: 400, height: 200, turned: 30, block: [100, 100] });
  expect([metres(ground.slice(0, 2)), metres(ground.slice(1, 3)), metres(ground)]).toEqual([400, 200, 0]);
});

test('turning a town leaves its lengths; the middle and every fourth street from it are wide', () => {
  const streets = streetsOf({ middle: [-90.51, 14.6], width: 820, height: 100, turned: 45, block: [100, 200] });
  expect(streets.map(({ isWide }) => isWide)).toEqual([true, false, false, false, true, false, false, false, true, true]);
  for (const { line } of streets.slice(0, 9)) expect(Math.abs(metres(line) - 100)).toBeLessThanOrEqual(1);
});
