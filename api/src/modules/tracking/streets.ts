import type { Coordinates } from '@brasa/shared/domain/delivery';

/** `seed`: any number of the order; the streets are made from it. */
export type Streets = { readonly seed: number; readonly from: Coordinates; readonly to: Coordinates };

const fewestPoints = 12;
const mostPoints = 40;

/** Corners of a street-like way: mostly along one street, then mostly along the crossing one. Each corner is nearer to the door. */
export function streetsOf({ seed, from, to }: Streets): Coordinates[] {
  const blocks = fewestPoints - 1 + (Math.abs(Math.trunc(seed)) % (mostPoints - fewestPoints + 1));
  const bend = Math.round(blocks * (0.3 + 0.4 * fraction(seed, 0)));
  const stretch = (straight: boolean, index: number) => (straight ? 1 : 0.12) * (0.5 + fraction(seed, index + 1));
  const first = shares(blocks, (index) => stretch(index < bend, index));
  const second = shares(blocks, (index) => stretch(index >= bend, index + blocks));
  const [north, east] = seed % 2 === 0 ? [first, second] : [second, first];
  const corners = north.map((share, index) => ({
    latitude: from.latitude + (to.latitude - from.latitude) * share,
    longitude: from.longitude + (to.longitude - from.longitude) * (east[index] ?? 1),
  }));
  return [from, ...corners.slice(0, -1), to];
}

/** What part of the whole is done after each block; grows up to 1. */
function shares(blocks: number, length: (index: number) => number): number[] {
  const lengths = Array.from({ length: blocks }, (_, index) => length(index));
  const whole = lengths.reduce((sum, each) => sum + each, 0);
  let done = 0;
  return lengths.map((each) => (done += each) / whole);
}

/** The same number in 0…1 for the same seed and index, on every machine. */
function fraction(seed: number, index: number): number {
  let mixed = Math.imul((seed ^ (index * 0x9e3779b1)) | 0, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000;
}
