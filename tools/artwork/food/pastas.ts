import { openCurve, type Point } from '../../../shared/src/ui/pizza-drawing/outline.ts';
import { disc, group, line, path, shape, type Shape } from '../../../shared/src/ui/pizza-drawing/shape.ts';
import { placed, type Canvas } from '../canvas.ts';
import { bowl, ovenDish, plate } from '../ware.ts';
import { basilSprig, herbs, piece, scatter, shine } from './pieces.ts';
import { garlicSlice } from './starters.ts';
import { pool, spreadIn } from '../pool.ts';

type Strand = { readonly count: number; readonly reach: number; readonly width: number; readonly tones: readonly [dark: string, body: string, light: string] };

/** A nest of long pasta: arcs thrown on each other, each with its dark side and its light. */
function nest(c: Canvas, { count, reach, width, tones }: Strand): Shape {
  const strands = Array.from({ length: count }, () => {
    const angle = c.random.between(0, 6.28);
    const bend = c.random.between(0.5, 2.4) * (c.random.next() < 0.5 ? -1 : 1);
    const r = reach * c.random.between(0.25, 1);
    const points = Array.from({ length: 6 }, (_, index): Point => {
      const a = angle + bend * (index / 5);
      const far = r * (1 + 0.14 * Math.sin(index * 1.7 + angle * 3));
      return [Math.cos(a) * far + c.random.between(-12, 12), Math.sin(a) * far + c.random.between(-12, 12)];
    });
    const d = openCurve(points);
    return [line(d, tones[0], width + 5), line(d, tones[1], width), line(d, tones[2], width * 0.3, { opacity: 0.75, transform: `translate(${-width * 0.16} ${-width * 0.2})` })];
  });
  return group({ filter: c.shadow(9, 5, 11, 0.4) }, strands.flat());
}

const mound = (c: Canvas, x: number, y: number, rx: number, ry: number, tones: readonly [string, string, string]): Shape =>
  group({ filter: c.shadow(8, 4, 9, 0.4) }, group({ filter: c.relief({ grain: 0.02, layers: 4, height: 22, edge: 12, shine: 0.34, rough: 0.7 }) }, path(pool(c.random, { cx: x, cy: y, rx, ry, wobble: 0.12, corners: 13 }), c.radial([[0, tones[0]], [0.65, tones[1]], [1, tones[2]]], [0.44, 0.4], 0.62))));

const grated = (c: Canvas, count: number, radius: number): Shape => group({ filter: c.shadow(2, 1, 3, 0.35) }, scatter(c, count, radius, (x, y) => piece(c, 'parmesan', x, y, c.random.between(0, 360), 0.8)));

export const bolognese = (c: Canvas): Shape[] => [
  plate(c, 460),
  nest(c, { count: 120, reach: 330, width: 18, tones: ['#b9812b', '#f4cf7d', '#fff0c0'] }),
  mound(c, 0, 0, 220, 200, ['#d9531f', '#b23510', '#7c1d05']),
  group({ filter: c.shadow(4, 2, 5, 0.4) }, scatter(c, 34, 195, (x, y) => piece(c, 'beef', x, y, c.random.between(0, 360), 0.62))),
  grated(c, 14, 150),
  herbs(c, 30, 220),
  basilSprig(c, 0, -20, 1.5),
];

export const alfredo = (c: Canvas): Shape[] => [
  plate(c, 460),
  nest(c, { count: 72, reach: 335, width: 32, tones: ['#cfa45c', '#f9e3ab', '#fff7dc'] }),
  path(pool(c.random, { cx: -10, cy: 10, rx: 210, ry: 180, wobble: 0.16, corners: 11 }), '#fff6dc', { opacity: 0.55, filter: c.blur(10) }),
  nest(c, { count: 16, reach: 210, width: 31, tones: ['#d3a95f', '#fbe8b8', '#fff9e4'] }),
  garlicSlice(c, 250, 215, 40, 1.05),
  grated(c, 22, 210),
  herbs(c, 60, 250),
];

const bubbling = (c: Canvas, tones: readonly [string, string, string], toast: number): Shape =>
  group(
    { filter: c.relief({ grain: 0.011, layers: 3, height: 18, edge: 16, shine: 0.26, rough: 0.5, toast, toastGrain: 0.011 }) },
    path(spreadIn(c.random, 690, 452), c.radial([[0, tones[0]], [0.7, tones[1]], [1, tones[2]]])),
  );

const sauceBed = (c: Canvas, light: string, dark: string): Shape => shape('rect', { x: -372, y: -257, width: 744, height: 514, rx: 78, fill: c.radial([[0, light], [1, dark]]) });

export const meatLasagna = (c: Canvas): Shape[] => [
  ovenDish(c, 820, 590),
  sauceBed(c, '#c9401a', '#87200a'),
  bubbling(c, ['#ffe9a3', '#f8c860', '#e08f2b'], 0.42),
  ...scatter(c, 9, 250, (x, y) => path(pool(c.random, { cx: x * 1.15, cy: y * 0.8, rx: c.random.between(24, 54), ry: c.random.between(14, 30), wobble: 0.3, corners: 8 }), '#c23d14', { opacity: 0.78, filter: c.blur(1.5) })),
  line('M-120-222V222M120-222V222M-350 0H350', '#7a3208', 7, { opacity: 0.35, filter: c.blur(2) }),
  group({ filter: c.shadow(4, 2, 5, 0.4) }, scatter(c, 12, 240, (x, y) => piece(c, 'beef', x * 1.2, y * 0.75, c.random.between(0, 360), 0.55))),
  herbs(c, 50, 200),
  basilSprig(c, 0, 0, 1.7, 15),
];

export const chickenLasagna = (c: Canvas): Shape[] => [
  ovenDish(c, 820, 590),
  sauceBed(c, '#f6e3b4', '#c9a05a'),
  bubbling(c, ['#fffae6', '#fbe6ae', '#e9bb66'], 0.34),
  line('M-120-222V222M120-222V222M-350 0H350', '#8a5a1c', 7, { opacity: 0.3, filter: c.blur(2) }),
  group({ filter: c.shadow(5, 3, 7, 0.4) }, scatter(c, 8, 225, (x, y) => piece(c, 'chicken', x * 1.25, y * 0.75, c.random.between(0, 360), 0.95))),
  group({}, scatter(c, 6, 200, (x, y) => piece(c, 'spinach', x * 1.2, y * 0.8, c.random.between(0, 360), 0.8))),
  herbs(c, 50, 200),
];

export const cannelloni = (c: Canvas): Shape[] => [
  ovenDish(c, 840, 600),
  sauceBed(c, '#d14a1f', '#8c240b'),
  ...[-165, -55, 55, 165].map((y) =>
    group(
      { filter: c.shadow(9, 4, 9, 0.45) },
      group({ filter: c.relief({ grain: 0.012, height: 24, edge: 18, shine: 0.24, rough: 0.4, toast: 0.35, toastGrain: 0.014 }) }, shape('rect', { x: -318, y: y - 47, width: 636, height: 94, rx: 38, fill: c.linear([[0, '#fff0c4'], [0.5, '#f7d68d'], [1, '#d9a24b']]) })),
    ),
  ),
  ...[-165, -55, 55, 165].map((y) => group({ filter: c.relief({ grain: 0.02, height: 12, edge: 8, shine: 0.3, rough: 0.6 }) }, path(pool(c.random, { cx: c.random.between(-20, 20), cy: y - 4, rx: 262, ry: 38, wobble: 0.12, corners: 12 }), '#d3481c'))),
  ...[-165, -55, 55, 165].map((y) => group({ filter: c.relief({ grain: 0.014, height: 12, edge: 7, shine: 0.34, toast: 0.3, toastGrain: 0.02 }) }, path(pool(c.random, { cx: c.random.between(-24, 24), cy: y - 6, rx: 200, ry: 24, wobble: 0.22, corners: 12 }), '#fff0bd'))),
  herbs(c, 40, 210),
  basilSprig(c, -70, 0, 1.5, 100),
];

export const kidsMacaroni = (c: Canvas): Shape[] => {
  const elbow = (x: number, y: number): Shape =>
    placed(
      x,
      y,
      c.random.between(0, 360),
      c.random.between(1.1, 1.3),
      line('M-34 22C-32-14 30-16 34 20', '#b9670a', 31),
      line('M-34 22C-32-14 30-16 34 20', '#ffb52e', 25),
      line('M-30 14C-26-16 24-17 30 12', '#ffe08a', 7, { opacity: 0.9 }),
      disc(34, 24, 7, '#a85705'),
    );
  return [
    bowl(c, 400, ['#2c6fb0', '#4d8fcb', '#1a4a7a']),
    disc(0, 0, 345, '#e2890f'),
    group({ filter: c.shadow(5, 3, 7, 0.36) }, scatter(c, 96, 315, (x, y) => elbow(x, y))),
    herbs(c, 34, 270),
    shine(-170, -210, 90, 14, -42, 0.4),
  ];
};
