import { closedCurve, polygon, type Point } from '../../../shared/src/ui/pizza-drawing/outline.ts';
import { disc, group, line, oval, path, shape, type Shape } from '../../../shared/src/ui/pizza-drawing/shape.ts';
import { placed, type Canvas } from '../canvas.ts';
import { barbecueDip, board, bowl, cheeseDip, dip, marinara, paper, plate, ranch } from '../ware.ts';
import { around, basilSprig, herbs, piece, scatter, shine } from './pieces.ts';
import { pool } from '../pool.ts';

/** A slice of garlic bread with melted cheese. */
export function garlicSlice(c: Canvas, x: number, y: number, turn: number, scale = 1): Shape {
  const crust = pool(c.random, { rx: 128, ry: 88, wobble: 0.045, corners: 10 });
  const crumb = pool(c.random, { rx: 112, ry: 72, wobble: 0.06, corners: 10 });
  const melted = pool(c.random, { rx: 98, ry: 60, wobble: 0.14, corners: 11 });
  return placed(
    x,
    y,
    turn,
    scale,
    group({ filter: c.shadow(9, 5, 10, 0.45) }, group({ filter: c.relief({ grain: 0.03, height: 9, edge: 9, toast: 0.3, toastGrain: 0.02, shine: 0.06 }) }, path(crust, '#b8732e'))),
    path(crumb, c.radial([[0, '#fff0c4'], [0.8, '#f3d48e'], [1, '#d99d4b']])),
    group({ filter: c.relief({ grain: 0.014, height: 14, edge: 7, shine: 0.3, rough: 0.5, toast: 0.34, toastGrain: 0.018 }) }, path(melted, c.radial([[0, '#fff0b8'], [0.7, '#fbd57b'], [1, '#eeb04b']]))),
    herbs(c, 26, 84),
  );
}

export const garlicBread = (c: Canvas): Shape[] => [
  board(c, 960, 720, false),
  ...[[-320, -165, -20], [-112, -180, -10], [100, -172, 2], [310, -160, 12], [-310, 70, -14], [-100, 62, -4], [112, 72, 8], [318, 84, 18]].map(([x = 0, y = 0, turn = 0]) => garlicSlice(c, x, y, turn + 78, 1.16)),
  dip(c, -40, 262, 96, marinara),
  basilSprig(c, 290, 290, 1.6, 20),
];

/** A chicken wing under glaze: flat or drumette. */
function wing(c: Canvas, x: number, y: number, turn: number, scale: number, drum: boolean): Shape {
  const r = () => c.random.between(-6, 6);
  const points: Point[] = drum
    ? [[-96, -10 + r()], [-70, -44], [-22, -62 + r()], [40, -56], [84, -30 + r()], [96, 6], [78, 40 + r()], [28, 58], [-30, 54 + r()], [-74, 34]]
    : [[-104, -18 + r()], [-60, -42], [0, -36 + r()], [58, -44], [104, -20 + r()], [110, 16], [66, 44 + r()], [4, 36], [-58, 46 + r()], [-102, 22]];
  const glaze = c.radial([[0, '#e98a35'], [0.5, '#c4581a'], [0.85, '#8f320b'], [1, '#5f1d05']], [0.4, 0.34], 0.72);
  return placed(
    x,
    y,
    turn,
    scale,
    group(
      { filter: c.shadow(8, 5, 10, 0.5) },
      drum ? group({}, path('M-88-12C-118-22-140-16-150-24C-162-30-166-14-158-8C-170 0-160 14-148 8C-134 6-114 14-88 12Z', '#f3e3c8', { stroke: '#c9a877', strokeWidth: 3 })) : group({}),
      group({ filter: c.relief({ grain: 0.016, layers: 4, height: 26, edge: 13, shine: 0.75, rough: 0.55, toast: 0.5, toastGrain: 0.016 }) }, path(closedCurve(points), glaze)),
    ),
    shine(-24, -22, 30, 7, -14, 0.4),
    Array.from({ length: 9 }, () => oval(c.random.between(-70, 70), c.random.between(-34, 34), 5, 3, '#fdeec6', { stroke: '#c9a35c', strokeWidth: 1, transform: `rotate(${Math.round(c.random.between(0, 180))})` })),
  );
}

export function wings(c: Canvas, count: number): Shape[] {
  const scale = count > 8 ? 1.02 : 1.36;
  const place = around(c, count > 8 ? 300 : 250, count);
  const pieces = Array.from({ length: count }, (_, index) => wing(c, ...place(count - 1 - index), c.random.between(0, 360), scale * c.random.between(0.94, 1.06), index % 2 === 0));
  return [
    paper(c, 450),
    ...[[-330, 210, 35], [-300, 260, 20], [-352, 158, 52]].map(([x = 0, y = 0, turn = 0]) =>
      placed(x, y, turn, 1, group({ filter: c.shadow(6, 4, 8, 0.4) }, shape('rect', { x: -110, y: -17, width: 220, height: 34, rx: 15, fill: c.linear([[0, '#d9ecaa'], [0.5, '#9cc65a'], [1, '#6d9a34']]) }), line('M-100-5H100M-100 5H100', '#7fae42', 2))),
    ),
    group({}, pieces),
    herbs(c, 40, 270),
    dip(c, 300, 270, 98, ranch),
  ];
}

function breaded(c: Canvas, x: number, y: number, turn: number, scale = 1): Shape {
  const w = 168;
  return placed(
    x,
    y,
    turn,
    scale,
    group(
      { filter: c.shadow(8, 5, 10, 0.45) },
      group({ filter: c.relief({ grain: 0.06, layers: 3, height: 9, edge: 12, shine: 0.08, rough: 0.5, toast: 0.22, toastGrain: 0.03 }) }, path(closedCurve([[-w, -30], [-w * 0.5, -36], [0, -34], [w * 0.5, -37], [w, -30], [w + 14, 0], [w, 31], [w * 0.5, 36], [0, 35], [-w * 0.5, 37], [-w, 30], [-w - 14, 0]], 0.8), c.linear([[0, '#f3bd62'], [0.5, '#e09a3a'], [1, '#b46a1c']]))),
    ),
  );
}

/** One stick broken open, its cheese drawn out. */
const opened = (c: Canvas, x: number, y: number, turn: number): Shape =>
  placed(
    x,
    y,
    turn,
    1,
    breaded(c, -130, 0, 0, 0.62),
    breaded(c, 190, -14, -8, 0.62),
    group({ filter: c.relief({ grain: 0.01, height: 10, edge: 6, shine: 0.4 }) }, path('M-40-20C-10-14 14-2 40-3C66-4 76-22 92-26L96 4C74 8 60 12 40 13C16 14-12 16-38 24Z', '#fff1bd')),
  );

export const cheeseSticks = (c: Canvas): Shape[] => [
  plate(c, 460),
  breaded(c, -60, -245, -14, 1.22),
  breaded(c, -130, -120, 10, 1.22),
  breaded(c, 120, -150, 40, 1.2),
  breaded(c, -130, 40, -24, 1.22),
  breaded(c, -90, 190, 10, 1.22),
  opened(c, 60, 20, -14),
  dip(c, 205, 205, 140, marinara),
  herbs(c, 30, 280, -60, -30),
];

function wedge(c: Canvas, x: number, y: number, turn: number, scale: number): Shape {
  const outline = 'M-130 18C-110-40-50-62 10-60C70-58 118-30 132 16C90 44 40 52 0 50C-46 50-96 44-130 18Z';
  return placed(
    x,
    y,
    turn,
    scale,
    group(
      { filter: c.shadow(7, 4, 9, 0.42) },
      path('M-134 20C-112-48-50-72 10-70C74-68 122-36 136 18C92 50 40 58 0 56C-46 56-98 50-134 20Z', '#8d5420'),
      group({ filter: c.relief({ grain: 0.02, height: 10, edge: 12, shine: 0.14, rough: 0.4, toast: 0.34, toastGrain: 0.016 }) }, path(outline, c.linear([[0, '#ffdf8c'], [0.5, '#f7c45c'], [1, '#dd952f']]))),
      line('M-118 14C-70 2 60 0 120 12', '#fff0bd', 7, { opacity: 0.5 }),
    ),
  );
}

export const potatoes = (c: Canvas): Shape[] => [
  paper(c, 450),
  ...scatter(c, 19, 285, (x, y) => wedge(c, x, y, c.random.between(0, 360), c.random.between(0.98, 1.16))),
  herbs(c, 70, 300),
  group({ filter: c.shadow(2, 1, 3, 0.35) }, scatter(c, 36, 290, (x, y) => piece(c, 'dryCheese', x, y, c.random.between(0, 360), 0.7))),
  dip(c, 270, 262, 104, cheeseDip),
];

function chip(c: Canvas, x: number, y: number, turn: number, scale: number): Shape {
  const bend = c.random.between(-14, 14);
  const corners: Point[] = [[-84, 56], [-46, -14 + bend], [0, -92], [48, -12], [88, 54 + bend / 2], [0, 68 + bend]];
  return placed(
    x,
    y,
    turn,
    scale,
    group(
      { filter: c.shadow(7, 4, 9, 0.42) },
      group({ filter: c.relief({ grain: 0.03, height: 8, edge: 5, shine: 0.08, rough: 0.5, toast: 0.24, toastGrain: 0.03 }) }, path(closedCurve(corners, 0.42), c.linear([[0, '#ffd879'], [0.6, '#f2b544'], [1, '#d68f26']], [0.1, 0], [0.8, 1]))),
    ),
  );
}

export const nachos = (c: Canvas): Shape[] => {
  const pour = (x: number, y: number, rx: number, ry: number, tones: readonly [string, string]) =>
    group({ filter: c.relief({ grain: 0.012, height: 16, edge: 9, shine: 0.5 }) }, path(pool(c.random, { cx: x, cy: y, rx, ry, wobble: 0.26, corners: 11 }), c.radial([[0, tones[0]], [1, tones[1]]])));
  return [
    bowl(c, 440),
    ...scatter(c, 30, 330, (x, y) => chip(c, x, y, c.random.between(0, 360), c.random.between(1.1, 1.35))),
    pour(-40, -60, 180, 120, ['#ffd564', '#f0a524']),
    pour(120, 90, 150, 90, ['#ffd564', '#f0a524']),
    pour(-130, 120, 110, 76, ['#6b4030', '#3a1d11']),
    pour(60, -10, 86, 60, ['#fffdf6', '#efe3c8']),
    group({ filter: c.shadow(4, 3, 6, 0.45) }, scatter(c, 9, 250, (x, y) => piece(c, 'jalapeno', x, y, 0, 1.15))),
    group({ filter: c.shadow(4, 3, 6, 0.45) }, scatter(c, 26, 270, (x, y) => path(polygon([[x - 12, y - 10], [x + 11, y - 12], [x + 13, y + 9], [x - 10, y + 12]]), c.random.pick(['#e0472a', '#c9331a', '#f06a45']), { strokeLinejoin: 'round', stroke: '#a8250f', strokeWidth: 2 }))),
    herbs(c, 60, 280),
  ];
};

export const sharingBoard = (c: Canvas): Shape[] => [
  board(c, 940, 780),
  ...scatter(c, 6, 130, (x, y, index) => wing(c, x - 255, y - 175, c.random.between(0, 360), 0.86, index % 2 === 0)),
  breaded(c, 190, -290, -6, 0.92),
  breaded(c, 214, -215, 6, 0.92),
  breaded(c, 176, -140, -8, 0.92),
  ...scatter(c, 8, 130, (x, y) => wedge(c, x + 265, y + 190, c.random.between(0, 360), 0.66)),
  garlicSlice(c, -320, 190, 70, 0.84),
  garlicSlice(c, -190, 240, 84, 0.84),
  garlicSlice(c, -70, 270, 96, 0.8),
  dip(c, -30, 20, 92, marinara),
  dip(c, 100, 90, 76, ranch),
  dip(c, 20, -130, 64, barbecueDip),
  herbs(c, 60, 330),
  basilSprig(c, 380, -30, 1.3, 60),
];

export const soup = (c: Canvas): Shape[] => [
  bowl(c, 420, ['#1f5e56', '#2f8375', '#123f39']),
  group({ filter: c.relief({ grain: 0.006, layers: 2, height: 6, edge: 4, shine: 0.24, rough: 0.3 }) }, disc(0, 6, 358, c.radial([[0, '#f58a3c'], [0.7, '#e0661f'], [1, '#b8430f']], [0.42, 0.36], 0.7))),
  line('M-150 10C-160-110-10-170 90-110C190-50 170 110 60 130C-40 150-90 60-40 10C0-30 70-20 70 30', '#fff3d9', 22, { opacity: 0.9, filter: c.blur(2) }),
  line('M-146 4C-150-100-10-160 84-104', '#ffffff', 6, { opacity: 0.7 }),
  ...scatter(c, 11, 250, (x, y) =>
    placed(x, y, c.random.between(0, 90), 1, group({ filter: c.shadow(5, 3, 7, 0.4) }, group({ filter: c.relief({ grain: 0.05, height: 8, edge: 6, toast: 0.25, toastGrain: 0.03 }) }, shape('rect', { x: -26, y: -24, width: 52, height: 48, rx: 9, fill: '#e9b764' })))),
  ),
  herbs(c, 50, 280),
  basilSprig(c, 6, 14, 1.5),
  shine(-180, -220, 90, 16, -40, 0.35),
];
