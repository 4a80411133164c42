import { blob, closedCurve, openCurve, type Point } from '../outline.ts';
import { disc, line, linear, oval, path, radial } from '../shape.ts';
import type { Look } from './look.ts';

/** A mushroom cut lengthwise: cap, gills, stem. */
export const mushroom: Look = {
  layer: 2,
  variants: 3,
  layout: { spacing: 150, phase: [0.333, 0.333], shake: 0.14 },
  margin: 42,
  lift: 7,
  paints: (id) => [linear(`${id}mus`, [[0, '#fdf4e2'], [0.6, '#ecd9b8'], [1, '#d1b489']])],
  piece: (random, id) => {
    const lean = random.between(-5, 5);
    const cap = `M-42 4C-46-24-24-41 0-41S46-24 42 4C42 13 31 15 24 8C17 3 13 6 12 12L${13 + lean} 35C${13 + lean} 46 ${-13 + lean} 46 ${-13 + lean} 35L-12 12C-13 6-17 3-24 8C-31 15-42 13-42 4Z`;
    return [
      path(cap, `url(#${id}mus)`, { stroke: '#8f6c40', strokeWidth: 3 }),
      line('M-38-2C-36-23-20-35 0-35S36-23 38-2', '#b08a57', 4, { opacity: 0.7 }),
      line('M-30 4C-24-8-12-7-8 2M30 4C24-8 12-7 8 2', '#7c5a33', 4, { opacity: 0.75 }),
      line(`M-3 4L${lean - 4} 34M5 6L${lean + 4} 32`, '#c9ab7d', 2),
      oval(-13, -21, 13, 6, '#fffdf6', { opacity: 0.75 }),
    ];
  },
};

/** A curl of red onion. */
export const onion: Look = {
  layer: 2,
  variants: 4,
  layout: { spacing: 150, phase: [0.5, 0.5], shake: 0.18 },
  margin: 40,
  lift: 5,
  open: true,
  piece: (random) => {
    const bend = random.between(20, 36);
    const arc = (shift: number): string => openCurve([[-44 + shift, 14 + shift / 3], [-24, -bend * 0.55 + shift], [2, -bend + shift], [28, -bend * 0.5 + shift], [44 - shift, 16]]);
    return [line(arc(0), '#7d2a63', 11), line(arc(0), '#a84a8b', 8), line(arc(1.5), '#f3e2ee', 4.5), line(arc(13), '#8e3a74', 7, { opacity: 0.9 }), line(arc(14), '#f7ebf3', 3.5)];
  },
};

/** A crooked ring of sweet pepper. */
const pepper = (key: string, edge: string, flesh: string, light: string, phase: readonly [number, number]): Look => ({
  layer: 2,
  variants: 3,
  layout: { spacing: 150, phase },
  margin: 40,
  lift: 6,
  open: true,
  piece: (random) => {
    const lobes = random.pick([3, 4, 3]);
    const points = Array.from({ length: lobes * 3 }, (_, index): Point => {
      const angle = (index / (lobes * 3)) * Math.PI * 2;
      const r = 31 * (1 + 0.14 * Math.cos(angle * lobes) + random.between(-0.06, 0.06));
      return [Math.cos(angle) * r, Math.sin(angle) * r * 0.9];
    });
    const ring = closedCurve(points);
    return [line(ring, edge, 12.5), line(ring, flesh, 9), line(ring, light, 3, { opacity: 0.75, strokeDasharray: '52 40' }), ...[0, 1, 2].map((index) => line(openCurve([[26 * Math.cos(index * 2.1), 24 * Math.sin(index * 2.1)], [17 * Math.cos(index * 2.1), 16 * Math.sin(index * 2.1)]]), light, 4.5, { opacity: 0.8 }))];
  },
});
export const greenPepper = pepper('gpe', '#1f5a22', '#4f9d3a', '#bfe39a', [0.833, 0.833]);
export const redPepper = pepper('rpe', '#8a1410', '#d23a24', '#ffb49a', [0, 0.5]);

export const olive: Look = {
  layer: 3,
  variants: 3,
  layout: { spacing: 150, phase: [0.167, 0.167], shake: 0.2 },
  margin: 26,
  lift: 7,
  paints: (id) => [radial(`${id}oli`, [[0, '#5b5163'], [0.55, '#352b3c'], [1, '#17111c']], [0.36, 0.3], 0.75)],
  piece: (random, id) => [
    path(blob(random, { rx: 25, ry: 23, wobble: 0.04 }), `url(#${id}oli)`),
    path(blob(random, { cx: 1, cy: 1, rx: 10.5, ry: 9.5, wobble: 0.06 }), '#0f0a12'),
    path(blob(random, { cx: 1.5, cy: 2.5, rx: 8.5, ry: 7.5, wobble: 0.06 }), '#e2b04f'),
    line('M-18-5C-16-14-9-19 0-19', '#b7adc2', 3.4, { opacity: 0.7 }),
  ],
};

export const pineapple: Look = {
  layer: 2,
  variants: 4,
  layout: { spacing: 150, phase: [0.833, 0.333], shake: 0.15 },
  margin: 40,
  lift: 9,
  paints: (id) => [linear(`${id}pin`, [[0, '#ffec8a'], [0.55, '#ffd23f'], [1, '#eba51c']])],
  piece: (random, id) => {
    const wedge: Point[] = [[-38, -20 + random.between(-4, 4)], [0, -31], [39, -19 + random.between(-4, 4)], [23, 19], [0, 25 + random.between(-2, 3)], [-21, 20]];
    return [
      path(closedCurve(wedge, 0.35), `url(#${id}pin)`, { stroke: '#c98310', strokeWidth: 2.5 }),
      ...[-22, -8, 7, 22].map((x) => line(`M${x} ${-21 + Math.abs(x) / 5}L${x * 0.55} 16`, '#e3a11d', 2.4, { opacity: 0.75 })),
      line('M-31-19C-16-26 14-27 31-18', '#fffbd0', 4, { opacity: 0.85 }),
      line('M-18 18C-6 23 8 23 19 17', '#a85b12', 4, { opacity: 0.5 }),
    ];
  },
};

export const tomato: Look = {
  layer: 1,
  variants: 3,
  layout: { spacing: 164, phase: [0.667, 0.667], shake: 0.13 },
  margin: 48,
  lift: 6,
  paints: (id) => [radial(`${id}tom`, [[0, '#f26a4a'], [0.7, '#df3a22'], [1, '#b51f10']], [0.44, 0.4], 0.6)],
  piece: (random, id) => [
    path(blob(random, { rx: 48, ry: 46, wobble: 0.03 }), `url(#${id}tom)`, { stroke: '#a3180b', strokeWidth: 3 }),
    ...[0, 1, 2, 3, 4].flatMap((index) => {
      const angle = (index / 5) * 6.283 + 0.3;
      const [x, y] = [Math.cos(angle) * 25, Math.sin(angle) * 24];
      return [
        path(blob(random, { cx: x, cy: y, rx: 11.5, ry: 10, wobble: 0.12, corners: 7 }), '#f7a13d', { opacity: 0.85 }),
        oval(x + 2, y - 3, 2.6, 1.9, '#fff0bd'),
        oval(x - 3, y + 3, 2.4, 1.8, '#ffe8a6'),
      ];
    }),
    disc(0, 0, 7, '#fbb49a', { opacity: 0.8 }),
    line('M-38-13C-34-28-20-38-4-40', '#ffd6c4', 4, { opacity: 0.65 }),
  ],
};

export const jalapeno: Look = {
  layer: 3,
  variants: 3,
  layout: { spacing: 150, phase: [0.833, 0.167], shake: 0.2 },
  margin: 30,
  lift: 6,
  piece: (random) => [
    path(blob(random, { rx: 29, ry: 27, wobble: 0.05 }), '#2f6b1e'),
    path(blob(random, { rx: 25.5, ry: 23.5, wobble: 0.05 }), '#86b94a'),
    path(blob(random, { rx: 18, ry: 16, wobble: 0.1 }), '#d3e3a0'),
    ...[0, 1, 2, 3, 4].map((index) => oval(Math.cos(index * 1.26) * 10, Math.sin(index * 1.26) * 9, 3.2, 2.4, '#fff6d2', { stroke: '#b7b264', strokeWidth: 0.8 })),
    line('M-20-9C-17-17-9-22 0-22', '#e7f7c4', 3, { opacity: 0.7 }),
  ],
};

export const corn: Look = {
  layer: 3,
  variants: 4,
  layout: { spacing: 62, phase: [0.15, 0.4], shake: 0.42 },
  margin: 14,
  lift: 4,
  piece: (random) => [path(blob(random, { rx: 12, ry: 9.5, wobble: 0.12, corners: 7 }), '#f6b81f', { stroke: '#c57f0a', strokeWidth: 1.6 }), oval(-3, -3, 4.5, 2.6, '#fff1a8')],
};

/** Loroco: closed flower buds on a thin stem. */
export const loroco: Look = {
  layer: 3,
  variants: 4,
  layout: { spacing: 150, phase: [0, 0], shake: 0.2 },
  margin: 30,
  lift: 5,
  open: true,
  piece: (random) => {
    const bud = (x: number, y: number, turn: number) => [
      path(`M0 14C-7 6-7-8 0-17C7-8 7 6 0 14Z`, '#7c9f4b', { stroke: '#47652a', strokeWidth: 1.8, transform: `translate(${x} ${y}) rotate(${turn})` }),
      line('M-2 4C-4-3-2-9 0-13', '#d4e5a6', 2.2, { transform: `translate(${x} ${y}) rotate(${turn})` }),
    ];
    return [line('M-10 22C-4 8 4 2 14-4M-3 10L-16-2', '#56752f', 3), ...bud(-17, -10, random.between(-40, -20)), ...bud(4, -14, random.between(-8, 12)), ...bud(20, -9, random.between(30, 60))];
  },
};

const leaf = (dark: string, flesh: string, light: string, layout: Look['layout'], size: number): Look => ({
  layer: 3,
  variants: 3,
  layout,
  margin: size,
  lift: 7,
  piece: (random) => {
    const s = size / 40;
    const w = random.between(19, 24) * s;
    return [
      path(`M${-38 * s} ${4 * s}C${-22 * s} ${-w} ${14 * s} ${-w} ${40 * s} ${-2 * s}C${16 * s} ${w} ${-20 * s} ${w} ${-38 * s} ${4 * s}Z`, flesh, { stroke: dark, strokeWidth: 2 }),
      path(`M${-38 * s} ${4 * s}C${-20 * s} ${w} ${16 * s} ${w} ${40 * s} ${-2 * s}C${12 * s} ${3 * s} ${-12 * s} ${5 * s} ${-38 * s} ${4 * s}Z`, dark, { opacity: 0.45 }),
      line(`M${-34 * s} ${4 * s}C${-12 * s} ${3 * s} ${12 * s} ${1 * s} ${34 * s} ${-2 * s}`, light, 2.2, { opacity: 0.8 }),
      line(`M${-14 * s} ${3 * s}L${-6 * s} ${-9 * s}M${4 * s} ${2 * s}L${13 * s} ${-9 * s}M${-8 * s} ${3 * s}L${0} ${13 * s}M${10 * s} ${1 * s}L${18 * s} ${9 * s}`, light, 1.5, { opacity: 0.6 }),
      oval(-4 * s, -9 * s, 14 * s, 3.4 * s, '#e9ffd0', { opacity: 0.3 }),
    ];
  },
});
export const basil = leaf('#1f5a1d', '#4c962f', '#c2e39a', { spacing: 236, phase: [0.46, 0.3], shake: 0.2 }, 40);
export const spinach = leaf('#123f1b', '#2f7034', '#9ccc8a', { spacing: 150, phase: [0.08, 0.02], shake: 0.24 }, 34);

/** Flakes of dried chile. */
export const chileFlakes: Look = {
  layer: 3,
  variants: 4,
  layout: { spacing: 46, phase: [0.5, 0.5], shake: 0.5 },
  margin: 8,
  lift: 2,
  piece: (random) => [path(blob(random, { rx: random.between(5, 9), ry: random.between(3, 5), wobble: 0.35, corners: 6 }), random.pick(['#b3190c', '#8c0f07', '#d9401c'])), disc(-1, -1, 1.6, '#ff9d6b', { opacity: 0.7 })],
};
