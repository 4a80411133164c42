import type { Line } from './embedded-lines.ts';

/** Streets that cross at right angles, as towns of this country are laid out. Lengths in metres. */
export type Grid = {
  /** [longitude, latitude] */
  readonly middle: readonly [number, number];
  readonly width: number;
  readonly height: number;
  /** Degrees the grid is turned, counter-clockwise. */
  readonly turned: number;
  /** From one avenue to the next, and from one street to the next. */
  readonly block: readonly [number, number];
};

export type GridStreet = { readonly line: Line; /** Every fourth is a wider one. */ readonly isWide: boolean };

const metresPerDegree = 111_320;
const wideEvery = 4;

/** Where a point of the grid lies, given in metres east and north of its middle. */
function placed({ middle: [longitude, latitude], turned }: Grid) {
  const angle = (turned * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const metresPerLongitude = metresPerDegree * Math.cos((latitude * Math.PI) / 180);
  return (x: number, y: number): [number, number] => [longitude + (x * cos - y * sin) / metresPerLongitude, latitude + (x * sin + y * cos) / metresPerDegree];
}

/** The ground a town stands on. */
export function groundOf(grid: Grid): Line {
  const at = placed(grid);
  const [east, north] = [grid.width / 2, grid.height / 2];
  return [at(-east, -north), at(east, -north), at(east, north), at(-east, north), at(-east, -north)];
}

/** The streets of a town, from its middle outwards. */
export function streetsOf(grid: Grid): GridStreet[] {
  const at = placed(grid);
  const [across, along] = grid.block;
  const [east, north] = [grid.width / 2, grid.height / 2];
  const avenues = steps(east, across).map(([x, index]) => ({ line: [at(x, -north), at(x, north)], isWide: index % wideEvery === 0 }));
  const streets = steps(north, along).map(([y, index]) => ({ line: [at(-east, y), at(east, y)], isWide: index % wideEvery === 0 }));
  return [...avenues, ...streets];
}

/** Distances from the middle that still lie inside, with their place in the row. */
function steps(half: number, step: number): (readonly [number, number])[] {
  const each = Math.floor(half / step);
  return Array.from({ length: 2 * each + 1 }, (_, index) => [(index - each) * step, index - each] as const);
}
