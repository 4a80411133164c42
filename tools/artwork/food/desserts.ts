import { closedCurve, openCurve, type Point } from '../../../shared/src/ui/pizza-drawing/outline.ts';
import { disc, group, line, oval, path, shape, type Shape } from '../../../shared/src/ui/pizza-drawing/shape.ts';
import { placed, type Canvas } from '../canvas.ts';
import { bowl, plate, skillet } from '../ware.ts';
import { scatter, shine } from './pieces.ts';
import { pool } from '../pool.ts';

const mint = (c: Canvas, x: number, y: number, scale = 1): Shape =>
  placed(
    x,
    y,
    0,
    scale,
    group(
      { filter: c.shadow(4, 3, 6, 0.4) },
      ...[[-22, -4, 200], [20, -8, -20], [0, 16, 95]].map(([dx = 0, dy = 0, turn = 0]) => placed(dx, dy, turn, 1, path('M-34 2C-18-22 14-22 36 0C14 20-18 22-34 2Z', '#58a53c', { stroke: '#2c6b22', strokeWidth: 2 }), line('M-28 2H30M-12 2L-2-10M4 1L14-9M-8 2L2 11', '#bfe59a', 2, { opacity: 0.8 }))),
    ),
  );

const strawberry = (c: Canvas, x: number, y: number, turn: number, scale = 1): Shape =>
  placed(
    x,
    y,
    turn,
    scale,
    group({ filter: c.shadow(6, 4, 8, 0.42) }, path('M0 78C-44 52-70 8-58-28C-46-54-18-52 0-46C18-52 46-54 58-28C70 8 44 52 0 78Z', c.radial([[0, '#f8654f'], [0.6, '#e22f2b'], [1, '#a9101c']], [0.38, 0.3], 0.75)), path('M0-40C-16-60-44-62-52-48C-34-46-24-38-16-30C-8-40 8-40 16-30C24-38 34-46 52-48C44-62 16-60 0-40Z', '#4f9a35', { stroke: '#2c6b22', strokeWidth: 2 })),
    ...[[-30, -10], [0, -14], [30, -10], [-20, 16], [16, 16], [-4, 42], [34, 14], [-40, 12]].map(([dx = 0, dy = 0]) => oval(dx, dy, 2.6, 4.4, '#ffe28a')),
    shine(-26, -14, 12, 5, -40, 0.6),
  );

const chocolate = (c: Canvas): string => c.linear([[0, '#6b3a1e'], [0.5, '#4a2511'], [1, '#2e1408']], [0.1, 0], [0.8, 1]);

const scoop = (c: Canvas, x: number, y: number, r: number, [light, body, dark]: readonly [string, string, string]): Shape =>
  group(
    { filter: c.shadow(11, 6, 13, 0.42) },
    group({ filter: c.relief({ grain: 0.03, layers: 4, height: 9, edge: 20, shine: 0.1, rough: 0.4 }) }, path(pool(c.random, { cx: x, cy: y, rx: r, wobble: 0.03, corners: 11 }), c.radial([[0, light], [0.6, body], [1, dark]], [0.4, 0.34], 0.7))),
  );
const vanilla = ['#fffbe8', '#fbeebd', '#e3c987'] as const;
const berry = ['#ffd3da', '#f79bab', '#d4607a'] as const;

const brownieSquare = (c: Canvas, x: number, y: number, turn: number, size: number): Shape =>
  placed(
    x,
    y,
    turn,
    1,
    group(
      { filter: c.shadow(12, 7, 15, 0.5) },
      shape('rect', { x: -size / 2, y: -size / 2 + 14, width: size, height: size, rx: 18, fill: '#2a1207' }),
      group({ filter: c.relief({ grain: 0.018, layers: 5, height: 20, edge: 9, shine: 0.3, rough: 0.75 }) }, shape('rect', { x: -size / 2, y: -size / 2, width: size, height: size, rx: 20, fill: chocolate(c) })),
    ),
    scatter(c, 9, size * 0.4, (dx, dy) => path(pool(c.random, { cx: dx, cy: dy, rx: 13, ry: 9, wobble: 0.25, corners: 6 }), c.random.pick(['#c9955a', '#e0b57c', '#8a552a']), { stroke: '#4a2511', strokeWidth: 2 })),
  );

export const brownie = (c: Canvas): Shape[] => [
  plate(c, 460),
  placed(0, 0, 0, 1.28,
  line('M-250 40C-190-40-150 120-90 50S20 120 90 40S200 130 250 30', '#4a2210', 13),
  brownieSquare(c, -70, 60, -14, 250),
  brownieSquare(c, 105, 90, 12, 225),
  scoop(c, 20, -90, 128, vanilla),
  group({ filter: c.relief({ grain: 0.01, height: 12, edge: 8, shine: 0.4, rough: 0.3 }) }, path(pool(c.random, { cx: 14, cy: -110, rx: 92, ry: 66, wobble: 0.24, corners: 11 }), '#4a2210')),
  strawberry(c, -205, -95, -24, 1.05),
  mint(c, 34, -118, 1.1),
  ),
];

function roll(c: Canvas, x: number, y: number, r: number): Shape {
  const turns = Array.from({ length: 34 }, (_, index): Point => {
    const a = index * 0.56;
    const far = r * 0.1 + (r * 0.8 * index) / 34;
    return [Math.cos(a) * far, Math.sin(a) * far];
  });
  const icing = pool(c.random, { cx: -r * 0.05, cy: -r * 0.06, rx: r * 0.7, ry: r * 0.62, wobble: 0.24, corners: 11 });
  return placed(
    x,
    y,
    c.random.between(0, 360),
    1,
    group({ filter: c.shadow(10, 5, 12, 0.45) }, group({ filter: c.relief({ grain: 0.02, height: 14, edge: 16, shine: 0.1, rough: 0.35, toast: 0.3, toastGrain: 0.014 }) }, path(pool(c.random, { rx: r, wobble: 0.04, corners: 12 }), c.radial([[0, '#f3c37a'], [0.7, '#dd9a48'], [1, '#a9632a']])), line(openCurve(turns), '#7a3f16', r * 0.09), line(openCurve(turns), '#f6d49a', r * 0.025, { transform: 'translate(-3 -4)' }))),
    group({ filter: c.relief({ grain: 0.008, height: 12, edge: 7, shine: 0.4, rough: 0.3 }), opacity: 0.94 }, path(icing, '#fffaf0'), path(pool(c.random, { cx: r * 0.5, cy: r * 0.42, rx: r * 0.2, ry: r * 0.34, wobble: 0.2 }), '#fffaf0')),
    line(openCurve(turns.slice(6, 22)), '#c98d4a', r * 0.05, { opacity: 0.45 }),
  );
}

export const cinnamonRolls = (c: Canvas): Shape[] => [
  group({ transform: 'translate(-30 -30) scale(1.04)' }, skillet(c)),
  group({ transform: 'translate(-30 -30)' }, ...Array.from({ length: 5 }, (_, index) => roll(c, Math.cos(index * 1.2566 - 1.57) * 222, Math.sin(index * 1.2566 - 1.57) * 222, 132)), roll(c, 0, 0, 118)),
  ...[[250, 320, 24], [300, 290, 34]].map(([x = 0, y = 0, turn = 0]) => placed(x, y, turn, 1, group({ filter: c.shadow(6, 4, 8, 0.4) }, shape('rect', { x: -120, y: -18, width: 240, height: 36, rx: 17, fill: c.linear([[0, '#b46a34'], [0.5, '#8a4519'], [1, '#5c2a0c']]) }), line('M-112-4H112M-112 6H112', '#5c2a0c', 2.5)))),
];

/** A pie from above: fluted edge and lattice. */
function pie(c: Canvas): Shape {
  const edge = Array.from({ length: 56 }, (_, index): Point => {
    const a = (index / 56) * 6.283;
    const r = 430 + (index % 2 ? 16 : -10);
    return [Math.cos(a) * r, Math.sin(a) * r];
  });
  const bars = Array.from({ length: 6 }, (_, index) => {
    const k = -275 + index * 110;
    const reach = Math.sqrt(380 * 380 - k * k);
    return [{ d: `M${k} ${-reach}L${k} ${reach}` }, { d: `M${-reach} ${k}L${reach} ${k}` }];
  }).flat();
  return group(
    {},
    group({ filter: c.relief({ grain: 0.018, height: 22, edge: 16, shine: 0.1, rough: 0.4, toast: 0.3, toastGrain: 0.014 }) }, path(closedCurve(edge), c.radial([[0, '#eab45e'], [0.82, '#e2a24a'], [1, '#b06c26']]))),
    group({ filter: c.relief({ grain: 0.014, layers: 4, height: 16, edge: 6, shine: 0.6, rough: 0.7 }) }, disc(0, 0, 372, c.radial([[0, '#e8a23a'], [0.7, '#c8741a'], [1, '#8f4709']]))),
    group({ filter: c.shadow(7, 4, 9, 0.5) }, group({ filter: c.relief({ grain: 0.02, height: 16, edge: 10, shine: 0.14, rough: 0.35, toast: 0.4, toastGrain: 0.012 }) }, ...bars.map(({ d }) => line(d, '#eec074', 54, { strokeLinecap: 'butt' })))),
    scatter(c, 46, 350, (x, y) => path(pool(c.random, { cx: x, cy: y, rx: 4, ry: 3, wobble: 0.3, corners: 5 }), '#fffaf0', { opacity: 0.85 })),
  );
}

export const applePie = (c: Canvas): Shape[] => {
  const wedge = c.clip(path('M0 0L-470-272A544 544 0 0 1 -470 272Z', '#000'));
  return [
    plate(c, 460),
  placed(0, 0, 0, 1.2,
    group({ transform: 'translate(230 40) rotate(8) scale(1.06)', filter: c.shadow(14, 8, 18, 0.45) }, group({ clipPath: wedge }, pie(c))),
    scoop(c, 110, 160, 104, vanilla),
    line('M-140 180C-90 240-10 250 50 220', '#b5651d', 12, { opacity: 0.8 }),
    mint(c, 118, 140, 1),
    ...[[-150, -200, 0], [-60, -225, 26]].map(([x = 0, y = 0, turn = 0]) => placed(x, y, turn, 1, group({ filter: c.shadow(6, 3, 7, 0.4) }, path('M-70 12C-60-40 60-40 70 12C40 34-40 34-70 12Z', '#fdf0c8', { stroke: '#c1272d', strokeWidth: 7 }), path('M-10 0C-4-8 4-8 10 0C4 8-4 8-10 0Z', '#6b3a1e')))),
  ),
  ];
};

export const iceCream = (c: Canvas): Shape[] => [
  bowl(c, 400, ['#d8c9b8', '#f3e9dd', '#bfae9b']),
  disc(0, 0, 340, c.radial([[0, '#fdf3dc'], [1, '#dcc9a6']])),
  placed(-250, -235, 45, 1, group({ filter: c.shadow(8, 5, 10, 0.4) }, shape('rect', { x: -190, y: -32, width: 380, height: 64, rx: 30, fill: c.linear([[0, '#f2cf8c'], [1, '#c98f44']]) }), line('M-160-30L-130 30M-110-30L-80 30M-60-30L-30 30M-10-30L20 30M40-30L70 30M90-30L120 30', '#a86c28', 5, { opacity: 0.6 }))),
  scoop(c, -105, 20, 190, vanilla),
  scoop(c, 140, 50, 182, berry),
  group({ filter: c.relief({ grain: 0.008, height: 12, edge: 8, shine: 0.4, rough: 0.3 }) }, path(pool(c.random, { cx: -100, cy: -10, rx: 130, ry: 96, wobble: 0.22, corners: 11 }), '#52260f')),
  ...scatter(c, 26, 90, (x, y) => placed(x - 100, y - 10, c.random.between(0, 360), 1, line('M-6 0H6', c.random.pick(['#f2a03d', '#e8476a', '#3fa48c', '#ffe27a', '#6f8fe0']), 6))),
  strawberry(c, 160, 10, 18, 1.15),
  mint(c, 20, 180, 1.3),
];

export const lavaCake = (c: Canvas): Shape[] => [
  plate(c, 460),
  placed(0, 0, 0, 1.26,
  scatter(c, 90, 300, (x, y) => disc(x, y, c.random.between(1.5, 4.5), '#ffffff', { opacity: 0.9 })).reduce((all, each) => group({}, all, each), group({})),
  group({ filter: c.relief({ grain: 0.008, layers: 2, height: 12, edge: 9, shine: 0.3, rough: 0.25 }) }, path(pool(c.random, { cx: 40, cy: 110, rx: 232, ry: 150, wobble: 0.16, corners: 13 }), '#3f1c0b')),
  group({ filter: c.shadow(16, 8, 18, 0.5) }, group({ filter: c.relief({ grain: 0.016, layers: 5, height: 28, edge: 18, shine: 0.2, rough: 0.65 }) }, path(pool(c.random, { cx: -20, cy: -30, rx: 190, ry: 184, wobble: 0.035, corners: 14 }), c.radial([[0, '#7a4526'], [0.7, '#5b2f16'], [1, '#371808']])))),
  group({ filter: c.relief({ grain: 0.009, layers: 2, height: 18, edge: 10, shine: 0.5, rough: 0.2 }) }, path('M-84-60C-70-112 40-112 62-58C84-20 74 10 96 60C112 110 90 170 56 168C20 166 34 112 16 76C0 46-30 40-56 22C-88 0-96-24-84-60Z', c.linear([[0, '#6b2f12'], [1, '#3c1607']]))),
  group({ opacity: 0.9 }, scatter(c, 60, 150, (x, y) => disc(x - 20, y - 40, c.random.between(1.5, 4), '#fffaf2', { opacity: 0.8 }))),
  strawberry(c, -215, 130, -30, 1.1),
  strawberry(c, -150, 200, 24, 0.9),
  mint(c, -196, 70, 1),
  scoop(c, 205, -130, 92, vanilla),
  ),
];
