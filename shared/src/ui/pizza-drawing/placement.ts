import type { Random } from './random.ts';

export type Spot = { readonly x: number; readonly y: number; readonly turn: number; readonly scale: number; readonly variant: number; /** 0–1: which pieces stay when there is less of it. */ readonly rank: number };
export type Side = 'whole' | 'left' | 'right';

/**
 * Every large ingredient lies on the same honeycomb, each moved by its own phase, and is then shaken a little. So pieces of
 * two ingredients never fall on one spot, and adding or removing an ingredient moves no piece of another.
 */
export type Layout = {
  /** Distance between neighbours, in the units of the drawing. */
  readonly spacing: number;
  /** 0–1 in both directions of the honeycomb. */
  readonly phase: readonly [number, number];
  /** Share of the spacing a piece may stray. */
  readonly shake?: number;
};

const inside = (x: number, y: number, radius: number, side: Side, margin: number): boolean =>
  Math.hypot(x, y) <= radius && (side === 'whole' || (side === 'left' ? x < -margin : x > margin));

export function spread(random: Random, layout: Layout, radius: number, side: Side, margin: number, variants: number): Spot[] {
  const { spacing, phase, shake = 0.16 } = layout;
  const lean = 0.31;
  const reach = Math.ceil((radius * 2) / spacing);
  const spots: Spot[] = [];
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const u = (column + phase[0] + (row + phase[1]) / 2) * spacing;
      const v = (row + phase[1]) * spacing * 0.866;
      // Drawn for every cell, kept or not, so that the two halves and the whole agree.
      const x = u * Math.cos(lean) - v * Math.sin(lean) + random.between(-shake, shake) * spacing;
      const y = u * Math.sin(lean) + v * Math.cos(lean) + random.between(-shake, shake) * spacing;
      const spot = { x, y, turn: random.between(0, 360), scale: random.between(0.88, 1.12), variant: Math.floor(random.next() * variants), rank: random.next() };
      if (inside(x, y, radius, side, margin)) spots.push(spot);
    }
  }
  return spots;
}
