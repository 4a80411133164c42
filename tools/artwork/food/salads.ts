import { closedCurve, type Point } from '../../../shared/src/ui/pizza-drawing/outline.ts';
import { disc, group, line, oval, path, shape, type Shape } from '../../../shared/src/ui/pizza-drawing/shape.ts';
import { placed, type Canvas } from '../canvas.ts';
import { bowl, dip, plate, ranch } from '../ware.ts';
import { basilSprig, herbs, piece, scatter, shine } from './pieces.ts';
import { pool } from '../pool.ts';

/** A torn leaf of lettuce with its frilled edge. */
function lettuce(c: Canvas, x: number, y: number, turn: number, size: number, [dark, body, light]: readonly [string, string, string]): Shape {
  const corners = 22;
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * 6.283;
    const r = size * (0.82 + (index % 2 ? 0.16 : 0) + c.random.between(-0.08, 0.08));
    return [Math.cos(angle) * r, Math.sin(angle) * r * 0.72];
  });
  const d = closedCurve(points, 0.9);
  return placed(
    x,
    y,
    turn,
    1,
    group({ filter: c.shadow(9, 5, 11, 0.38) }, path(d, c.radial([[0, light], [0.55, body], [1, dark]], [0.36, 0.42], 0.7), { stroke: dark, strokeWidth: 3 })),
    line(`M${-size * 0.75} 0C${-size * 0.2} ${-size * 0.06} ${size * 0.3} ${size * 0.05} ${size * 0.7} 0`, '#f3f9d4', size * 0.06, { opacity: 0.8 }),
    ...[-0.4, -0.1, 0.2, 0.45].map((k) => line(`M${size * k} 0Q${size * (k + 0.12)} ${-size * 0.2} ${size * (k + 0.2)} ${-size * 0.44}M${size * k} 0Q${size * (k + 0.12)} ${size * 0.2} ${size * (k + 0.2)} ${size * 0.44}`, '#eef6c8', 3, { opacity: 0.55 })),
  );
}

const romaine = ['#4f8a2a', '#86b848', '#d3e894'] as const;
const young = ['#2f6b24', '#5a9a36', '#a9cf6c'] as const;
const red = ['#5e1f3c', '#8a3a56', '#b9c97a'] as const;

const bed = (c: Canvas, radius: number, count: number, kinds: readonly (readonly [string, string, string])[]): Shape[] =>
  scatter(c, count, radius, (x, y) => lettuce(c, x, y, c.random.between(0, 360), c.random.between(125, 165), c.random.pick(kinds)));

const croutons = (c: Canvas, count: number, radius: number): Shape =>
  group(
    { filter: c.shadow(5, 3, 7, 0.42) },
    scatter(c, count, radius, (x, y) =>
      placed(x, y, c.random.between(0, 90), 1, group({ filter: c.relief({ grain: 0.04, height: 9, edge: 7, toast: 0.26, toastGrain: 0.03, shine: 0.06 }) }, shape('rect', { x: -36, y: -32, width: 72, height: 64, rx: 12, fill: '#f0c67e' }))),
    ),
  );

const shavings = (c: Canvas, count: number, radius: number): Shape =>
  group(
    { filter: c.shadow(4, 2, 6, 0.35) },
    scatter(c, count, radius, (x, y) => placed(x, y, c.random.between(0, 360), 1, path('M-46 8C-20-16 22-18 48-4C20 2-12 6-46 8Z', '#fdf1cd', { stroke: '#dfc384', strokeWidth: 2 }))),
  );

const dressing = (c: Canvas, tone: string): Shape =>
  group({ opacity: 0.9 }, line('M-210-80C-120-150-60 10 20-60S150-120 210-20M-180 90C-90 20-20 150 70 80S180 60 220 120', tone, 13), line('M-210-84C-120-154-60 6 20-64S150-124 210-24', '#ffffff', 4, { opacity: 0.7 }), group({ filter: c.blur(1) }));

const cherry = (c: Canvas, x: number, y: number): Shape =>
  placed(x, y, c.random.between(0, 360), 1.05, piece(c, 'tomato', 0, 0, 0, 1));

const cucumber = (c: Canvas, x: number, y: number): Shape =>
  group({ transform: `translate(${x} ${y})`, filter: c.shadow(5, 3, 7, 0.4) }, disc(0, 0, 46, '#2f6a2a'), disc(0, 0, 41, '#cfe6a4'), disc(0, 0, 30, c.radial([[0, '#f3f8d6'], [1, '#dbecb4']])), ...Array.from({ length: 9 }, (_, index) => oval(Math.cos(index * 0.7) * 18, Math.sin(index * 0.7) * 18, 5, 2.6, '#f8fbe4', { stroke: '#b3cb84', strokeWidth: 1, transform: `rotate(${index * 40} ${Math.cos(index * 0.7) * 18} ${Math.sin(index * 0.7) * 18})` })), shine(-14, -18, 14, 4));

export const caesar = (c: Canvas): Shape[] => [bowl(c, 440, ['#2b2522', '#4a403a', '#1b1715']), ...bed(c, 315, 26, [romaine, romaine, young]), dressing(c, '#fbf3dc'), croutons(c, 13, 290), shavings(c, 13, 280), herbs(c, 24, 260, 0, 0, ['#2a2622', '#4d463e'])];

export const house = (c: Canvas): Shape[] => [
  bowl(c, 440, ['#8f5a2e', '#b97c45', '#6b3f1c']),
  ...bed(c, 315, 26, [romaine, young, romaine, red]),
  ...scatter(c, 9, 290, (x, y) => placed(x, y, 0, 1.25, cucumber(c, 0, 0))),
  group({ filter: c.shadow(5, 3, 7, 0.4) }, scatter(c, 7, 230, (x, y) => cherry(c, x, y))),
  group({ filter: c.shadow(4, 2, 5, 0.4) }, scatter(c, 34, 280, (x, y) => placed(x, y, c.random.between(0, 360), 1, line('M-34 0C-12-8 12 8 34 0', '#c95d08', 12), line('M-34 0C-12-8 12 8 34 0', '#f58a1f', 8), line('M-28-3C-10-9 10 5 28-2', '#ffc27a', 2.5))), scatter(c, 30, 260, (x, y) => piece(c, 'corn', x, y, c.random.between(0, 360), 1))),
  herbs(c, 30, 260),
];

const mozzarella = (c: Canvas): Shape => group({ filter: c.shadow(8, 4, 9, 0.38) }, group({ filter: c.relief({ grain: 0.01, layers: 2, height: 9, edge: 16, shine: 0.16, rough: 0.2 }) }, path(pool(c.random, { rx: 100, ry: 96, wobble: 0.04 }), c.radial([[0, '#ffffff'], [0.8, '#fdf8ec'], [1, '#eadfc8']]))));

export const caprese = (c: Canvas): Shape[] => [
  plate(c, 450),
  ...Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * 6.283 - 1.2;
    const [x, y] = [Math.cos(angle) * 222, Math.sin(angle) * 222];
    return index % 2 ? placed(x, y, 0, 1.14, mozzarella(c)) : group({ filter: c.shadow(8, 4, 9, 0.4) }, piece(c, 'tomato', x, y, index * 30, 2.45));
  }),
  placed(0, 0, 0, 0.95, mozzarella(c)),
  ...Array.from({ length: 6 }, (_, index) => basilSprig(c, Math.cos(index * 1.047 - 0.9) * 205, Math.sin(index * 1.047 - 0.9) * 205, 1.05, index * 60)),
  basilSprig(c, 0, 0, 1.5),
  herbs(c, 26, 270, 0, 0, ['#2a2622', '#6d8a3a']),
];

const strip = (c: Canvas, x: number, y: number, turn: number): Shape =>
  placed(
    x,
    y,
    turn,
    1,
    group({ filter: c.shadow(7, 4, 9, 0.42) }, group({ filter: c.relief({ grain: 0.02, height: 14, edge: 11, shine: 0.24, rough: 0.5, toast: 0.35, toastGrain: 0.02 }) }, path(closedCurve([[-140, -20], [-60, -34], [40, -33], [130, -22], [146, 4], [120, 30], [20, 36], [-80, 34], [-146, 14]], 0.8), c.linear([[0, '#fbe3ae'], [1, '#d99e52']])))),
    ...[-90, -40, 10, 60, 108].map((k) => line(`M${k - 12}-26L${k + 14} 26`, '#5b2d10', 10, { opacity: 0.75 })),
  );

export const grilledChicken = (c: Canvas): Shape[] => [
  bowl(c, 440, ['#1f5e56', '#2f8375', '#123f39']),
  ...bed(c, 315, 26, [romaine, young]),
  group({ filter: c.shadow(5, 3, 7, 0.4) }, scatter(c, 6, 255, (x, y) => cherry(c, x, y))),
  ...[-130, -58, 14, 86, 158].map((y, index) => placed(0, 0, 0, 1.16, strip(c, -16 + index * 8, y - 26, -14 + index * 3))),
  group({ filter: c.shadow(4, 2, 5, 0.4) }, scatter(c, 30, 290, (x, y) => piece(c, 'dryCheese', x, y, c.random.between(0, 360), 0.9))),
  group({ filter: c.shadow(6, 4, 8, 0.4) }, ...[0, 1, 2, 3].map((index) => placed(232 + index * 16, -170 + index * 52, 20 + index * 6, 1, path('M-110 10C-80-60 60-70 112-14C70-30-40-20-110 10Z', '#5d8a2c'), path('M-104 8C-76-48 56-56 104-12C60-24-40-14-104 8Z', c.linear([[0, '#e9efa0'], [1, '#b9cf62']]))))),
  herbs(c, 40, 270),
  dip(c, 265, 245, 92, ranch),
];
