import type { Random } from './random.ts';
import { round } from './shape.ts';

export type Point = readonly [x: number, y: number];

/** A soft closed curve through the points (Catmull-Rom as Béziers). */
export function closedCurve(points: readonly Point[], tension = 1): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const parts = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const k = tension / 6;
    return `C${round(from[0] + (to[0] - before[0]) * k)} ${round(from[1] + (to[1] - before[1]) * k)} ${round(to[0] - (after[0] - from[0]) * k)} ${round(to[1] - (after[1] - from[1]) * k)} ${round(to[0])} ${round(to[1])}`;
  });
  return `M${round(at(0)[0])} ${round(at(0)[1])}${parts.join('')}Z`;
}

/** A soft open curve through the points. */
export function openCurve(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const parts = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    return `C${round(from[0] + (to[0] - before[0]) / 6)} ${round(from[1] + (to[1] - before[1]) / 6)} ${round(to[0] - (after[0] - from[0]) / 6)} ${round(to[1] - (after[1] - from[1]) / 6)} ${round(to[0])} ${round(to[1])}`;
  });
  return `M${round(at(0)[0])} ${round(at(0)[1])}${parts.join('')}`;
}

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

type BlobOptions = { readonly cx?: number; readonly cy?: number; readonly rx: number; readonly ry?: number; readonly wobble?: number; readonly corners?: number };

/** A hand-made round thing: dough, a slice, a drop of cheese. `wobble` is the share of the radius it may stray. */
export function blob(random: Random, { cx = 0, cy = 0, rx, ry = rx, wobble = 0.1, corners = 9 }: BlobOptions): string {
  const turn = random.between(0, Math.PI * 2);
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = turn + ((index + random.between(-0.25, 0.25)) / corners) * Math.PI * 2;
    const stray = 1 + random.between(-wobble, wobble);
    return [cx + Math.cos(angle) * rx * stray, cy + Math.sin(angle) * ry * stray];
  });
  return closedCurve(points);
}

/** A large, slowly varying round: three waves instead of corners, so that it never looks lobed. */
export function roundish(random: Random, radius: number, amount: number): string {
  const waves = [2, 3, 5, 9].map((count) => ({ count, phase: random.between(0, Math.PI * 2), height: random.between(0.4, 1) / Math.sqrt(count) }));
  const points = Array.from({ length: 40 }, (_, index): Point => {
    const angle = (index / 40) * Math.PI * 2;
    const stray = waves.reduce((sum, wave) => sum + wave.height * Math.sin(angle * wave.count + wave.phase), 0);
    const r = radius * (1 + amount * stray);
    return [Math.cos(angle) * r, Math.sin(angle) * r];
  });
  return closedCurve(points);
}
