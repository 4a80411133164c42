import { mark, markColors, tileColors, weave } from '../../shared/src/ui/brand-shapes.ts';
import { disc, group, line, path, shape, type Shape } from '../../shared/src/ui/pizza-drawing/shape.ts';
import { color } from '../../shared/src/ui/tokens.ts';
import type { Canvas } from './canvas.ts';

/** The mark of the house, `size` wide, its upper left corner at x, y. */
export const logoMark = (x: number, y: number, size: number, colors: typeof markColors | typeof tileColors = markColors): Shape =>
  group(
    { transform: `translate(${x} ${y}) scale(${size / 64})` },
    path(mark.slice, colors.slice),
    mark.dots.map(([cx, cy, r]) => disc(cx, cy, r, colors.dots)),
    path(mark.cheese, colors.cheese),
    path(mark.flame, colors.flame),
    path(mark.glow, colors.glow),
    path(mark.crust, colors.crust),
    line(mark.crustLight, colors.crustLight, 3),
  );

/** An app icon; `inset` keeps the mark inside the circle some phones cut. */
export const appIcon = (c: Canvas, inset: number, corner: number): Shape[] => [
  shape('rect', { x: 0, y: 0, width: 512, height: 512, rx: corner, fill: c.radial([[0, '#e2571f'], [0.7, '#c4330f'], [1, '#9c2407']], [0.4, 0.3], 0.85) }),
  logoMark(inset, inset - 8, 512 - inset * 2, tileColors),
];

/** The textile band across a box. */
export function band(c: Canvas, x: number, y: number, width: number, height: number, opacity = 1): Shape {
  const scale = height / weave.height;
  const cloth = c.define((id) =>
    shape('pattern', { id, x, y, width: weave.width * scale, height, patternUnits: 'userSpaceOnUse' }, group({ transform: `scale(${scale})` }, weave.parts.map(([name, d]) => path(d, color[name])))),
  );
  return shape('rect', { x, y, width, height, fill: cloth, opacity });
}
