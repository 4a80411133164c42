import { openCurve, type Point } from '../outline.ts';
import type { Random } from '../random.ts';
import { line, type Shape } from '../shape.ts';

/** Sauce poured in a zigzag over everything; cut to the half it is on by the caller. */
export function drizzle(random: Random, radius: number, tones: readonly [dark: string, body: string, light: string]): Shape[] {
  const turns = 6;
  const points = Array.from({ length: turns * 2 }, (_, index): Point => {
    const y = -radius + ((index + 0.5) / (turns * 2)) * radius * 2;
    const reach = Math.sqrt(Math.max(0, radius * radius - y * y)) * random.between(0.62, 0.95);
    const x = index % 2 === 0 ? -reach : reach;
    return [x * Math.cos(-0.5) - y * Math.sin(-0.5), x * Math.sin(-0.5) + y * Math.cos(-0.5)];
  });
  const d = openCurve(points);
  return [line(d, '#2a0d04', 13, { opacity: 0.22, transform: 'translate(3 5)' }), line(d, tones[0], 12, { opacity: 0.9 }), line(d, tones[1], 8), line(d, tones[2], 2.2, { opacity: 0.55, transform: 'translate(-1.5 -1.5)' })];
}

export const barbecue = ['#3a1307', '#6f2610', '#d98a55'] as const;
export const cream = ['#d9c7a4', '#fff8e6', '#ffffff'] as const;
