import { disc, group, oval, shape, type Shape } from '../../shared/src/ui/pizza-drawing/shape.ts';
import type { Canvas } from './canvas.ts';
import { print } from './svg-text.ts';

export type Ground = 'table' | 'ember' | 'jade' | 'night' | 'huipil' | 'maize' | 'none';

const grounds: Readonly<Record<Exclude<Ground, 'none'>, readonly [string, string, string]>> = {
  table: ['#fdf4e4', '#f7e6cb', '#eed5b0'],
  ember: ['#e2571f', '#c4330f', '#8f1f05'],
  jade: ['#14806b', '#0b6a58', '#05463a'],
  night: ['#4a332a', '#2b1d16', '#170e0a'],
  huipil: ['#c22c74', '#a81d5f', '#6f0e3d'],
  maize: ['#ffdf8f', '#ffc247', '#f0a01f'],
};

type Box = { readonly x?: number; readonly y?: number; readonly width: number; readonly height: number };

export function ground(c: Canvas, name: Ground, { x, y, width, height }: Box): Shape {
  if (name === 'none') return group({});
  const [light, body, dark] = grounds[name];
  return shape('rect', { x: x ?? -width / 2, y: y ?? -height / 2, width, height, fill: c.radial([[0, light], [0.6, body], [1, dark]], [0.42, 0.36], 0.8) });
}

/** The shadow a flat round thing throws on the table. */
export const tableShadow = (c: Canvas, radius: number): Shape => group({}, oval(22, 40, radius * 1.02, radius * 1.01, '#6b3410', { opacity: 0.34, filter: c.blur(26) }), disc(6, 10, radius, '#4a2108', { opacity: 0.35, filter: c.blur(8) }));

/** A finished drawing as an SVG file of the wanted box. */
export function sceneText(c: Canvas, box: Box, shapes: readonly Shape[], pixels: number): string {
  const { x = -box.width / 2, y = -box.height / 2, width, height } = box;
  return print(shape('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `${x} ${y} ${width} ${height}`, width: pixels, height: Math.round((pixels * height) / width) }, shape('defs', {}, c.paints()), shapes));
}
