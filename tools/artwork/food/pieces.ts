import { looks, type LookName } from '../../../shared/src/ui/pizza-drawing/looks/index.ts';
import type { Look } from '../../../shared/src/ui/pizza-drawing/looks/look.ts';
import { randomFrom } from '../../../shared/src/ui/pizza-drawing/random.ts';
import { disc, group, oval, path, type Shape } from '../../../shared/src/ui/pizza-drawing/shape.ts';
import { placed, type Canvas } from '../canvas.ts';
import { pool } from '../pool.ts';

/** One piece of a pizza ingredient, to be used elsewhere. */
export function piece(c: Canvas, name: LookName, x: number, y: number, turn = 0, scale = 1): Shape {
  const look: Look = looks[name];
  for (const paint of look.paints?.('k') ?? []) c.define(() => paint);
  return placed(x, y, turn, scale, look.piece(randomFrom(`${name}${Math.round(x)}${Math.round(y)}`), 'k'));
}

type Place = (index: number) => readonly [x: number, y: number];

/** Within a circle, evenly. */
export const around = (c: Canvas, radius: number, count: number): Place => {
  const turn = c.random.between(0, 6.28);
  return (index) => {
    const far = radius * Math.sqrt((index + 0.5) / count);
    const angle = turn + index * 2.39996;
    return [Math.cos(angle) * far + c.random.between(-0.06, 0.06) * radius, Math.sin(angle) * far + c.random.between(-0.06, 0.06) * radius];
  };
};

export const scatter = (c: Canvas, count: number, radius: number, draw: (x: number, y: number, index: number) => Shape | readonly Shape[]): Shape[] => {
  const place = around(c, radius, count);
  return Array.from({ length: count }, (_, index) => draw(...place(index), index)).flat() as Shape[];
};

/** Chopped herbs. */
export const herbs = (c: Canvas, count: number, radius: number, cx = 0, cy = 0, tones: readonly string[] = ['#3f7a25', '#5c9a35', '#2f5a1c', '#86b64c']): Shape =>
  group(
    { filter: c.shadow(1.5, 1, 2, 0.4) },
    Array.from({ length: count }, () => {
      const far = Math.sqrt(c.random.next()) * radius;
      const angle = c.random.between(0, 6.28);
      const [x, y] = [cx + Math.cos(angle) * far, cy + Math.sin(angle) * far];
      return path(pool(c.random, { cx: x, cy: y, rx: c.random.between(3, 9), ry: c.random.between(2, 5), wobble: 0.3, corners: 6 }), c.random.pick(tones));
    }),
  );

export const basilSprig = (c: Canvas, x: number, y: number, scale = 1.6, turn = 0): Shape =>
  group({ filter: c.shadow(5, 3, 7, 0.45) }, placed(x, y, turn, scale, piece(c, 'basil', -26, -6, 200, 1), piece(c, 'basil', 22, -10, -20, 1), piece(c, 'basil', -2, 16, 100, 0.8)));

export const shine = (x: number, y: number, rx: number, ry: number, turn = -30, opacity = 0.5): Shape => oval(x, y, rx, ry, '#ffffff', { opacity, transform: `rotate(${turn} ${x} ${y})` });

/** A slice of lime or lemon, seen whole. */
export function citrus(c: Canvas, x: number, y: number, r: number, [skin, pith, flesh]: readonly [string, string, string]): Shape {
  const wedges = Array.from({ length: 8 }, (_, index) => {
    const a = (index / 8) * 6.283 + 0.14;
    const b = ((index + 1) / 8) * 6.283 - 0.14;
    const k = r * 0.8;
    return path(`M${Math.cos((a + b) / 2) * r * 0.1} ${Math.sin((a + b) / 2) * r * 0.1}L${Math.cos(a) * k} ${Math.sin(a) * k}Q${Math.cos((a + b) / 2) * k * 1.14} ${Math.sin((a + b) / 2) * k * 1.14} ${Math.cos(b) * k} ${Math.sin(b) * k}Z`, flesh, { stroke: flesh, strokeWidth: r * 0.06, strokeLinejoin: 'round' });
  });
  return group({ transform: `translate(${x} ${y})`, filter: c.shadow(5, 3, 6, 0.35) }, disc(0, 0, r, skin), disc(0, 0, r * 0.92, pith), wedges, shine(-r * 0.3, -r * 0.35, r * 0.3, r * 0.09));
}
export const lime = ['#3f8a2a', '#eef6c9', '#b5d957'] as const;
