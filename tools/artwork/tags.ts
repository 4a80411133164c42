import { closedCurve, type Point } from '../../shared/src/ui/pizza-drawing/outline.ts';
import { disc, group, path, type Shape } from '../../shared/src/ui/pizza-drawing/shape.ts';
import type { Canvas } from './canvas.ts';
import { lettering } from './lettering.ts';

/** A star-shaped seal with an offer on it. */
export function priceTag(c: Canvas, x: number, y: number, words: string, radius = 150, [ground, ink] = ['#c4330f', '#fff6ea']): Shape {
  const teeth = 18;
  const rim = Array.from({ length: teeth * 2 }, (_, index): Point => {
    const angle = (index / (teeth * 2)) * Math.PI * 2;
    const r = radius * (index % 2 ? 0.9 : 1);
    return [Math.cos(angle) * r, Math.sin(angle) * r];
  });
  return group(
    { transform: `translate(${x} ${y}) rotate(10)`, filter: c.shadow(12, 6, 12, 0.38) },
    path(closedCurve(rim), ground ?? ''),
    disc(0, 0, radius * 0.8, 'none', { stroke: '#ffc247', strokeWidth: radius * 0.03, strokeDasharray: `${radius * 0.09} ${radius * 0.06}` }),
    lettering(words, 0, radius * 0.17, radius * 1.42, ink ?? '', radius * 0.56),
  );
}
