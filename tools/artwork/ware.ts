import { closedCurve } from '../../shared/src/ui/pizza-drawing/outline.ts';
import { disc, group, line, oval, path, shape, type Shape } from '../../shared/src/ui/pizza-drawing/shape.ts';
import type { Canvas } from './canvas.ts';
import { pool } from './pool.ts';

const ring = (count: number, draw: (angle: number, index: number) => Shape | Shape[]): Shape[] =>
  Array.from({ length: count }, (_, index) => draw((index / count) * Math.PI * 2, index)).flat();

/** Painted earthenware of Antigua: a cobalt line, jade leaves and ember dots around the rim. */
export function plate(c: Canvas, radius = 430): Shape {
  const middle = radius * 0.895;
  return group(
    {},
    disc(0, 0, radius, c.linear([[0, '#fffdf8'], [1, '#e9dcc8']], [0.1, 0], [0.9, 1]), { filter: c.shadow(22, 14, 26, 0.34) }),
    disc(0, 0, radius - 5, 'none', { stroke: '#2b5fa3', strokeWidth: 6, opacity: 0.85 }),
    ring(24, (angle, index) => {
      const [x, y] = [Math.cos(angle) * middle, Math.sin(angle) * middle];
      const turn = (angle * 180) / Math.PI;
      return index % 2
        ? disc(x, y, radius * 0.017, '#cf4a1d')
        : group({ transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})` }, path('M0-16C11-8 11 8 0 16C-11 8-11-8 0-16Z', '#1e7d69'), path('M0-24L5-17L0-13L-5-17Z', '#2b5fa3'), path('M0 24L5 17L0 13L-5 17Z', '#2b5fa3'));
    }),
    disc(0, 0, radius * 0.8, 'none', { stroke: '#2b5fa3', strokeWidth: 3, opacity: 0.7 }),
    disc(0, 0, radius * 0.785, c.linear([[0, '#e6dac7'], [0.35, '#f8f1e5'], [1, '#fffdf9']], [0.1, 0], [0.9, 1])),
    disc(0, 0, radius * 0.7, c.radial([[0, '#fffdf8'], [0.85, '#f8f0e3'], [1, '#efe3d0']])),
  );
}

/** A deep bowl of glazed clay. */
export function bowl(c: Canvas, radius = 400, [outer, inner, well]: readonly [string, string, string] = ['#7a3d22', '#a55a33', '#5b2b16']): Shape {
  return group(
    {},
    disc(0, 0, radius, outer, { filter: c.shadow(24, 14, 28, 0.4) }),
    disc(0, 0, radius, c.linear([[0, '#ffffff', 0.32], [0.45, '#ffffff', 0], [1, '#000000', 0.28]], [0.1, 0], [0.9, 1])),
    disc(0, 0, radius - 14, 'none', { stroke: inner, strokeWidth: 14 }),
    disc(0, 0, radius * 0.915, c.linear([[0, well], [1, inner]], [0.2, 0], [0.8, 1])),
    disc(0, 0, radius * 0.95, 'none', { stroke: '#ffe9d0', strokeWidth: 4, opacity: 0.4, strokeDasharray: `${radius} ${radius * 5}`, transform: 'rotate(190)' }),
  );
}

const grainFilter = (c: Canvas): string =>
  c.define((id) =>
    shape(
      'filter',
      { id, x: '0', y: '0', width: '100%', height: '100%', colorInterpolationFilters: 'sRGB' },
      shape('feTurbulence', { type: 'fractalNoise', baseFrequency: '0.0035 0.05', numOctaves: 4, seed: 3, result: 'n' }),
      shape('feColorMatrix', { in: 'n', type: 'matrix', values: '0 0 0 0 0.28 0 0 0 0 0.12 0 0 0 0 0.03 1.7 0 0 0 -0.62', result: 'dark' }),
      shape('feComposite', { in: 'dark', in2: 'SourceGraphic', operator: 'atop' }),
    ),
  );

/** A board of conacaste wood, grain lengthwise. */
export function board(c: Canvas, width = 860, height = 620, handle = true): Shape {
  const [x, y] = [width / 2, height / 2];
  const body = `M${-x + 60} ${-y}H${x - 60}Q${x} ${-y} ${x} ${-y + 60}V${y - 60}Q${x} ${y} ${x - 60} ${y}H${-x + 60}Q${-x} ${y} ${-x} ${y - 60}V${-y + 60}Q${-x} ${-y} ${-x + 60} ${-y}Z`;
  const fill = c.linear([[0, '#cf9557'], [0.5, '#bb7d41'], [1, '#a0642f']], [0, 0], [0.4, 1]);
  return group(
    { filter: c.shadow(20, 12, 24, 0.4) },
    group({ filter: grainFilter(c) }, path(body, fill)),
    line(body, '#8a5326', 6, { opacity: 0.5 }),
    line(`M${-x + 60} ${-y + 6}H${x - 60}`, '#f3cd97', 6, { opacity: 0.6 }),
    handle ? disc(x - 62, -y + 62, 24, '#6d3d18') : group({}),
    handle ? disc(x - 58, -y + 66, 21, '#f3e3c6') : group({}),
  );
}

/** A cast-iron pan. */
export function skillet(c: Canvas, radius = 380): Shape {
  return group(
    { filter: c.shadow(20, 12, 24, 0.42) },
    path(closedCurve([[radius * 0.6, radius * 0.6], [radius * 1.18, radius * 1.02], [radius * 1.24, radius * 1.18], [radius * 1.1, radius * 1.22], [radius * 0.5, radius * 0.7]], 0.5), '#26211f'),
    disc(0, 0, radius, c.linear([[0, '#57504c'], [0.5, '#2f2a28'], [1, '#1a1716']], [0.1, 0], [0.9, 1])),
    disc(0, 0, radius - 22, c.radial([[0, '#33302e'], [1, '#171413']])),
    disc(0, 0, radius - 10, 'none', { stroke: '#8b837d', strokeWidth: 4, opacity: 0.45, strokeDasharray: `${radius} ${radius * 5}`, transform: 'rotate(200)' }),
  );
}

/** A rectangular oven dish. */
export function ovenDish(c: Canvas, width = 800, height = 560): Shape {
  const box = (inset: number, r: number, fill: string, more = {}): Shape => shape('rect', { x: -width / 2 + inset, y: -height / 2 + inset, width: width - inset * 2, height: height - inset * 2, rx: r, fill, ...more });
  return group(
    {},
    group({ filter: c.shadow(22, 12, 26, 0.4) }, box(0, 110, c.linear([[0, '#d46a35'], [1, '#8f3813']], [0.1, 0], [0.9, 1])), shape('rect', { x: -width / 2 - 46, y: -90, width: 80, height: 180, rx: 40, fill: '#b04c1f' }), shape('rect', { x: width / 2 - 34, y: -90, width: 80, height: 180, rx: 40, fill: '#963c14' })),
    box(12, 100, 'none', { stroke: '#f2a774', strokeWidth: 5, opacity: 0.6 }),
    box(34, 82, c.linear([[0, '#5d2209'], [1, '#a14a1e']], [0.2, 0], [0.8, 1])),
  );
}

/** Greaseproof paper with a woven border, crumpled at the edge. */
export function paper(c: Canvas, radius = 420): Shape {
  const outline = pool(c.random, { rx: radius, ry: radius * 0.94, wobble: 0.07, corners: 13 });
  const weave = c.define((id) =>
    shape('pattern', { id, width: 56, height: 56, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' }, shape('rect', { width: 56, height: 56, fill: '#fffaf0' }), shape('rect', { width: 28, height: 56, fill: '#d8502a', opacity: 0.2 }), shape('rect', { width: 56, height: 28, fill: '#d8502a', opacity: 0.2 }), path('M14 7L21 14L14 21L7 14Z', '#fffaf0')),
  );
  return group({ filter: c.shadow(12, 8, 14, 0.28) }, path(outline, weave), path(outline, c.radial([[0, '#ffffff', 0], [0.8, '#b98d5c', 0.08], [1, '#8d5f31', 0.34]])));
}

/** A small pot of sauce. */
export function dip(c: Canvas, x: number, y: number, radius: number, [light, body, dark]: readonly [string, string, string]): Shape {
  return group(
    { transform: `translate(${x} ${y})` },
    disc(0, 0, radius, c.linear([[0, '#fffefb'], [1, '#d9cdbd']], [0.1, 0], [0.9, 1]), { filter: c.shadow(10, 6, 12, 0.42) }),
    disc(0, 0, radius * 0.86, '#b9aa98'),
    disc(0, 0, radius * 0.84, c.radial([[0, light], [0.6, body], [1, dark]], [0.4, 0.36], 0.7)),
    path(pool(c.random, { rx: radius * 0.5, ry: radius * 0.42, wobble: 0.16 }), light, { opacity: 0.4 }),
    oval(-radius * 0.28, -radius * 0.34, radius * 0.26, radius * 0.1, '#ffffff', { opacity: 0.6, transform: `rotate(-30 ${-radius * 0.28} ${-radius * 0.34})` }),
  );
}

export const marinara = ['#ee6a3d', '#c93a17', '#8b1f08'] as const;
export const ranch = ['#fffdf4', '#f6eeda', '#d9cba8'] as const;
export const cheeseDip = ['#ffd97a', '#f5ae2c', '#c9780d'] as const;
export const barbecueDip = ['#8a3c18', '#5e220b', '#351004'] as const;
