/** A drawing as data: printed as React elements in the page and as text for the picture files. Attributes have React's spelling. */
export type Shape = { readonly tag: string; readonly attributes: Readonly<Record<string, string | number>>; readonly children: readonly Shape[] };

export type Attributes = Readonly<Record<string, string | number | undefined>>;

export function shape(tag: string, attributes: Attributes = {}, ...children: readonly (Shape | readonly Shape[])[]): Shape {
  const present = Object.entries(attributes).filter((entry): entry is [string, string | number] => entry[1] !== undefined);
  return { tag, attributes: Object.fromEntries(present), children: children.flat() as Shape[] };
}

/** One decimal is finer than a pixel at any size we draw. */
export const round = (value: number): number => Math.round(value * 10) / 10;

export const group = (attributes: Attributes, ...children: readonly (Shape | readonly Shape[])[]): Shape => shape('g', attributes, ...children);

export const path = (d: string, fill: string, more: Attributes = {}): Shape => shape('path', { d, fill, ...more });

export const line = (d: string, stroke: string, width: number, more: Attributes = {}): Shape =>
  shape('path', { d, fill: 'none', stroke, strokeWidth: width, strokeLinecap: 'round', strokeLinejoin: 'round', ...more });

export const disc = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): Shape =>
  shape('circle', { cx: round(cx), cy: round(cy), r: round(r), fill, ...more });

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): Shape =>
  shape('ellipse', { cx: round(cx), cy: round(cy), rx: round(rx), ry: round(ry), fill, ...more });

const stops = (colors: readonly (readonly [offset: number, color: string, opacity?: number])[]): Shape[] =>
  colors.map(([offset, color, opacity]) => shape('stop', { offset, stopColor: color, stopOpacity: opacity }));

type Colors = readonly (readonly [offset: number, color: string, opacity?: number])[];

/** Gradient of a box around the shape it fills; `at` is where the light falls, 0–1. */
export const radial = (id: string, colors: Colors, at: readonly [x: number, y: number] = [0.5, 0.5], r = 0.5): Shape =>
  shape('radialGradient', { id, cx: at[0], cy: at[1], r }, stops(colors));

/** Radial gradient in the units of the drawing. */
export const radialAt = (id: string, cx: number, cy: number, r: number, colors: Colors): Shape =>
  shape('radialGradient', { id, gradientUnits: 'userSpaceOnUse', cx, cy, r }, stops(colors));

export const linear = (id: string, colors: Colors, from: readonly [number, number] = [0, 0], to: readonly [number, number] = [0, 1]): Shape =>
  shape('linearGradient', { id, x1: from[0], y1: from[1], x2: to[0], y2: to[1] }, stops(colors));
