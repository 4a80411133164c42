import { blob, closedCurve, openCurve, type Point } from '../outline.ts';
import { disc, line, oval, path, radial } from '../shape.ts';
import type { Look } from './look.ts';

/** A thin slice of cured sausage: cupped rim, flecks of fat, a shine of oil. */
export const pepperoni: Look = {
  layer: 2,
  variants: 4,
  layout: { spacing: 150, phase: [0, 0], shake: 0.14 },
  margin: 46,
  lift: 7,
  turns: false,
  paints: (id) => [
    radial(`${id}pep`, [[0, '#d9532b'], [0.62, '#c23c1c'], [0.86, '#a52a12'], [1, '#7c180a']], [0.42, 0.38], 0.62),
  ],
  piece: (random, id) => [
    path(blob(random, { rx: 53, wobble: 0.05 }), '#e8892b', { opacity: 0.35 }),
    path(blob(random, { rx: 47, wobble: 0.035, corners: 10 }), `url(#${id}pep)`, { stroke: '#75170a', strokeWidth: 2.5 }),
    ...Array.from({ length: 9 }, () => {
      const angle = random.between(0, 6.28);
      const far = Math.sqrt(random.next()) * 36;
      return path(blob(random, { cx: Math.cos(angle) * far, cy: Math.sin(angle) * far, rx: random.between(2.2, 5.2), ry: random.between(1.6, 4), wobble: 0.3, corners: 6 }), random.pick(['#ee9a6c', '#e57f52', '#f3b48c']), { opacity: 0.85 });
    }),
    ...Array.from({ length: 5 }, () => disc(random.between(-28, 28), random.between(-28, 28), random.between(1.4, 3), '#7d1b0c', { opacity: 0.6 })),
    line('M-36-14C-31-29-17-38-1-38', '#ffd2ac', 4, { opacity: 0.5 }),
    line('M37 12C33 27 20 37 5 39', '#5c0f05', 4, { opacity: 0.35 }),
  ],
};

const fold = (random: Parameters<Look['piece']>[0], w: number, h: number): Point[] => [
  [-w + random.between(-6, 6), -h + random.between(-6, 6)],
  [0, -h + random.between(-7, 4)],
  [w + random.between(-6, 6), -h + random.between(-6, 6)],
  [w + random.between(-4, 7), random.between(-6, 6)],
  [w + random.between(-8, 4), h + random.between(-6, 6)],
  [random.between(-8, 8), h + random.between(-3, 7)],
  [-w + random.between(-4, 8), h + random.between(-6, 6)],
  [-w + random.between(-7, 3), random.between(-6, 6)],
];

export const ham: Look = {
  layer: 1,
  variants: 4,
  layout: { spacing: 150, phase: [0.5, 0], shake: 0.14 },
  margin: 50,
  lift: 6,
  paints: (id) => [radial(`${id}ham`, [[0, '#fbc4ba'], [0.6, '#f2a39b'], [1, '#dd7f7b']], [0.4, 0.35], 0.75)],
  piece: (random, id) => {
    const outline = closedCurve(fold(random, 42, 30), 0.55);
    return [
      path(outline, `url(#${id}ham)`, { stroke: '#c9625f', strokeWidth: 2 }),
      line(openCurve([[-36, random.between(4, 16)], [-8, random.between(-2, 12)], [34, random.between(2, 16)]]), '#d97f7c', 3, { opacity: 0.6 }),
      line(openCurve([[-34, random.between(-18, -8)], [4, random.between(-16, -4)], [36, random.between(-18, -8)]]), '#fde0d9', 4, { opacity: 0.75 }),
      ...Array.from({ length: 4 }, () => oval(random.between(-30, 30), random.between(-20, 20), random.between(2, 5), random.between(1, 3), '#fff0ea', { opacity: 0.7 })),
    ];
  },
};

/** Crumbled fresh sausage; `tones` from shade to light. */
const crumbled = (key: string, tones: readonly [string, string, string], options: Pick<Look, 'layout'> & { readonly size: number; readonly flecks: readonly string[] }): Look => ({
  layer: 2,
  variants: 4,
  layout: options.layout,
  margin: options.size,
  lift: 8,
  paints: (id) => [radial(`${id}${key}`, [[0, tones[2]], [0.55, tones[1]], [1, tones[0]]], [0.38, 0.32], 0.72)],
  piece: (random, id) => {
    const lumps = Array.from({ length: 3 }, (_, index) => {
      const angle = (index / 3) * 6.28 + random.between(0, 1.2);
      const far = options.size * 0.42;
      return { x: Math.cos(angle) * far, y: Math.sin(angle) * far, r: options.size * random.between(0.48, 0.66) };
    });
    return [
      ...lumps.map(({ x, y, r }) => path(blob(random, { cx: x, cy: y, rx: r, ry: r * 0.86, wobble: 0.2, corners: 8 }), `url(#${id}${key})`, { stroke: tones[0], strokeWidth: 1.5 })),
      ...lumps.map(({ x, y, r }) => oval(x - r * 0.28, y - r * 0.34, r * 0.26, r * 0.14, '#ffe9cf', { opacity: 0.45 })),
      ...Array.from({ length: 7 }, () => disc(random.between(-0.7, 0.7) * options.size, random.between(-0.7, 0.7) * options.size, random.between(1.4, 3.2), random.pick(options.flecks), { opacity: 0.8 })),
    ];
  },
});

export const beef = crumbled('bee', ['#4a2413', '#7c4426', '#a4683f'], { size: 26, flecks: ['#3a1a0c', '#b98055', '#caa27d'], layout: { spacing: 112, phase: [0, 0.5], shake: 0.3 } });
export const sausage = crumbled('sau', ['#7b4328', '#b06f49', '#d6a077'], { size: 34, flecks: ['#5d2f19', '#e9c9a6', '#3e7a35'], layout: { spacing: 150, phase: [0.667, 0.667], shake: 0.16 } });

/** Slices of red chorizo, thicker and more oval than pepperoni, coarse inside. */
export const chorizo: Look = {
  layer: 2,
  variants: 4,
  layout: { spacing: 150, phase: [0.667, 0.667], shake: 0.15 },
  margin: 40,
  lift: 9,
  paints: (id) => [radial(`${id}cho`, [[0, '#d8602a'], [0.6, '#b5401a'], [1, '#7a210c']], [0.4, 0.34], 0.68)],
  piece: (random, id) => [
    path(blob(random, { rx: 43, ry: 34, wobble: 0.05 }), '#5a1507'),
    path(blob(random, { cy: -3, rx: 40, ry: 31, wobble: 0.05 }), `url(#${id}cho)`),
    ...Array.from({ length: 13 }, () => path(blob(random, { cx: random.between(-27, 27), cy: random.between(-21, 17), rx: random.between(3, 7), ry: random.between(2, 5), wobble: 0.35, corners: 6 }), random.pick(['#8f2a0f', '#e78a4a', '#f2b98a', '#9c3211', '#f7d7b5']), { opacity: 0.8 })),
    line('M-30-15C-22-26-6-31 10-29', '#ffd9b0', 4, { opacity: 0.45 }),
  ],
};

export const bacon: Look = {
  layer: 2,
  variants: 4,
  layout: { spacing: 156, phase: [0.333, 0.333], shake: 0.14 },
  margin: 48,
  lift: 7,
  piece: (random) => {
    const wave = (offset: number, height: number): Point[] => [-56, -34, -12, 12, 34, 56].map((x, index) => [x, offset + (index % 2 ? 1 : -1) * height + random.between(-2, 2)]);
    const band = (offset: number, width: number, color: string, opacity = 1) => line(openCurve(wave(offset, 6)), color, width, { opacity, strokeLinecap: 'butt' });
    return [band(0, 32, '#6d1f10'), band(0, 28, '#a83a22'), band(-7, 6, '#f0c7a1'), band(3, 4, '#f7dcc0', 0.9), band(10, 4, '#7c2412'), band(-12, 2.5, '#ffe9d3', 0.6)];
  },
};

/** Strips from the grill: golden, with the marks of the bars. */
export const chicken: Look = {
  layer: 2,
  variants: 4,
  layout: { spacing: 146, phase: [0, 0], shake: 0.15 },
  margin: 44,
  lift: 10,
  paints: (id) => [radial(`${id}chi`, [[0, '#ffe9b8'], [0.5, '#eec27c'], [0.85, '#cf8f45'], [1, '#9c5f22']], [0.4, 0.3], 0.72)],
  piece: (random, id) => [
    path(blob(random, { rx: 46, ry: 27, wobble: 0.12, corners: 9 }), '#7a4416'),
    path(blob(random, { cy: -2, rx: 44, ry: 25, wobble: 0.12, corners: 9 }), `url(#${id}chi)`),
    ...[-24, -4, 17].map((x) => line(openCurve([[x - 8, -19 + random.between(-2, 2)], [x + 2, 0], [x + 9, 17 + random.between(-2, 2)]]), '#6a3610', 6, { opacity: 0.72 })),
    line(openCurve([[-30, -8], [-8, -14], [14, -13]]), '#fffaf0', 4, { opacity: 0.7 }),
  ],
};
