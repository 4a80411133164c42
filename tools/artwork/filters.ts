import { shape, type Shape } from '../../shared/src/ui/pizza-drawing/shape.ts';

const region = { x: '-15%', y: '-15%', width: '130%', height: '130%' };
const sun = (elevation: number): Shape => shape('feDistantLight', { azimuth: 232, elevation });

/** A soft shadow under what lies on something. */
export const lift = (id: string, blur: number, dx: number, dy: number, opacity: number, color = '#3b1604'): Shape =>
  shape('filter', { id, ...region }, shape('feDropShadow', { dx, dy, stdDeviation: blur, floodColor: color, floodOpacity: opacity }));

export type Relief = {
  /** Bumps per unit of the drawing, and how many finer layers of them. */
  readonly grain: number;
  readonly layers: number;
  readonly height: number;
  readonly shine: number;
  /** Roundness of the edge. */
  readonly edge: number;
  /** Share of the bumps against the body in the relief, 0–1. */
  readonly rough: number;
  /** Toasted patches: their size and how much they darken. */
  readonly toast: number;
  readonly toastGrain: number;
};

/** A bumpy, unevenly browned surface under a low sun. */
export const relief = (id: string, { grain, layers, height, shine, edge, rough, toast, toastGrain }: Relief): Shape =>
  shape(
    'filter',
    { id, ...region, colorInterpolationFilters: 'sRGB' },
    shape('feTurbulence', { type: 'fractalNoise', baseFrequency: grain, numOctaves: layers, seed: 11, result: 'noise' }),
    shape('feColorMatrix', { in: 'noise', type: 'matrix', values: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0', result: 'bumps' }),
    shape('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: edge, result: 'body' }),
    shape('feComposite', { in: 'body', in2: 'bumps', operator: 'arithmetic', k1: rough, k2: 1 - rough, k3: 0, k4: 0, result: 'height' }),
    shape('feTurbulence', { type: 'fractalNoise', baseFrequency: toastGrain, numOctaves: 3, seed: 4, result: 'patches' }),
    shape('feColorMatrix', { in: 'patches', type: 'matrix', values: `0 0 0 0 0.5 0 0 0 0 0.22 0 0 0 0 0.04 0 ${6 * toast} 0 0 ${-2.95 * toast}`, result: 'brown' }),
    shape('feComposite', { in: 'brown', in2: 'SourceGraphic', operator: 'atop', result: 'toasted' }),
    shape('feDiffuseLighting', { in: 'height', surfaceScale: height, diffuseConstant: 1.16, lightingColor: '#fff6e8', result: 'shade' }, sun(60)),
    shape('feComposite', { in: 'toasted', in2: 'shade', operator: 'arithmetic', k1: 0.66, k2: 0.39, k3: 0, k4: 0, result: 'lit' }),
    shape('feSpecularLighting', { in: 'height', surfaceScale: height, specularConstant: shine, specularExponent: 22, lightingColor: '#fff4d8', result: 'gleam' }, sun(54)),
    shape('feComposite', { in: 'lit', in2: 'gleam', operator: 'arithmetic', k1: 0, k2: 1, k3: 1, k4: 0, result: 'shiny' }),
    shape('feComposite', { in: 'shiny', in2: 'SourceAlpha', operator: 'in' }),
  );

/** The filters `drawPizza` names when it draws finely. */
export const pizzaFilters = (id: string): Shape[] => [
  lift(`${id}liftHigh`, 5, 4, 8, 0.5),
  lift(`${id}liftLow`, 2.5, 2, 4, 0.4),
  relief(`${id}bread`, { grain: 0.011, layers: 4, height: 15, shine: 0.12, edge: 12, rough: 0.55, toast: 0.42, toastGrain: 0.013 }),
  relief(`${id}melt`, { grain: 0.0085, layers: 3, height: 14, shine: 0.15, edge: 7, rough: 0.55, toast: 0.3, toastGrain: 0.011 }),
];
