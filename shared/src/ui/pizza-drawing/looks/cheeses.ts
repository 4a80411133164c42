import { blob, openCurve, polygon } from '../outline.ts';
import { line, path, radial } from '../shape.ts';
import type { Look } from './look.ts';

/** More mozzarella: white melted islands with a golden edge. */
export const extraMozzarella: Look = {
  layer: 0,
  variants: 4,
  layout: { spacing: 160, phase: [0.3, 0.3], shake: 0.28 },
  margin: 96,
  lift: 2,
  turns: false,
  paints: (id) => [radial(`${id}moz`, [[0, '#fffdf3'], [0.6, '#fdf0cd', 0.95], [0.88, '#f6d88d', 0.8], [1, '#f1c766', 0]], [0.45, 0.42], 0.56)],
  piece: (random, id) => [path(blob(random, { rx: random.between(54, 74), ry: random.between(44, 60), wobble: 0.16 }), `url(#${id}moz)`), path(blob(random, { cx: -12, cy: -14, rx: 16, ry: 8, wobble: 0.2 }), '#ffffff', { opacity: 0.7 })],
};

/** Dry cheese and its like: crumbs. */
const crumbs = (tones: readonly string[], edge: string, layout: Look['layout'], size: number, layer: 2 | 3 = 3): Look => ({
  layer,
  variants: 5,
  layout,
  margin: size * 1.7,
  lift: 3,
  open: true,
  piece: (random) =>
    Array.from({ length: 3 }, () => {
      const [x, y] = [random.between(-size, size), random.between(-size, size)];
      const r = size * random.between(0.35, 0.62);
      const corners = Array.from({ length: 5 }, (_, index): readonly [number, number] => {
        const angle = (index / 5) * 6.283 + random.between(-0.4, 0.4);
        return [x + Math.cos(angle) * r * random.between(0.75, 1.15), y + Math.sin(angle) * r * random.between(0.6, 1)];
      });
      return path(polygon(corners), random.pick(tones), { stroke: edge, strokeWidth: 1, strokeLinejoin: 'round' });
    }),
});
export const dryCheese = crumbs(['#fffaf0', '#fff3dc', '#f8e7c6'], '#dcc294', { spacing: 72, phase: [0.6, 0.1], shake: 0.42 }, 15);
export const parmesan = crumbs(['#fbe9b4', '#f6dc94', '#fff3cd'], '#d9b45c', { spacing: 88, phase: [0.1, 0.1], shake: 0.42 }, 13);
export const blueCheese = crumbs(['#f6f6ec', '#e4e9ea', '#9fb4c4', '#fbfaf2'], '#b9c4c6', { spacing: 104, phase: [0.8, 0.4], shake: 0.36 }, 20);

/** Shreds of yellow cheese, half melted. */
export const cheddar: Look = {
  layer: 1,
  variants: 4,
  layout: { spacing: 82, phase: [0.4, 0.2], shake: 0.4 },
  margin: 40,
  lift: 3,
  open: true,
  piece: (random) => {
    const shred = (y: number) => openCurve([[-30, y + random.between(-6, 6)], [-8, y + random.between(-9, 9)], [12, y + random.between(-9, 9)], [30, y + random.between(-6, 6)]]);
    const [one, two] = [shred(-7), shred(8)];
    return [line(one, '#c9690b', 10), line(one, '#f39a1c', 7), line(two, '#c9690b', 9), line(two, '#f8a92e', 6.5), line(two, '#ffd98a', 2, { opacity: 0.8 })];
  },
};

/** Refried black beans: dark glossy spoonfuls pressed into the cheese. */
export const beans: Look = {
  layer: 1,
  variants: 4,
  layout: { spacing: 150, phase: [0.333, 0.333], shake: 0.16 },
  margin: 50,
  lift: 5,
  turns: false,
  paints: (id) => [radial(`${id}fri`, [[0, '#6b4030'], [0.6, '#472517'], [1, '#2b140b']], [0.4, 0.34], 0.7)],
  piece: (random, id) => [
    path(blob(random, { rx: random.between(44, 56), ry: random.between(32, 42), wobble: 0.16 }), `url(#${id}fri)`),
    line(openCurve([[-28, -4], [-10, -17], [12, -16], [26, -6]]), '#a77d66', 4, { opacity: 0.6 }),
    line(openCurve([[-24, 10], [-2, 2], [22, 10]]), '#1d0c06', 3, { opacity: 0.5 }),
  ],
};
