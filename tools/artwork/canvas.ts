import { drawPizza, type PizzaDrawing } from '../../shared/src/ui/pizza-drawing/pizza.ts';
import { randomFrom, type Random } from '../../shared/src/ui/pizza-drawing/random.ts';
import { group, linear, radial, shape, type Shape } from '../../shared/src/ui/pizza-drawing/shape.ts';
import { lift, pizzaFilters, relief, type Relief } from './filters.ts';

type Colors = Parameters<typeof radial>[1];
type Pair = readonly [number, number];

/** One picture being drawn: paints are defined where they are used and collected here. */
export type Canvas = {
  readonly random: Random;
  readonly radial: (colors: Colors, at?: Pair, r?: number) => string;
  readonly linear: (colors: Colors, from?: Pair, to?: Pair) => string;
  readonly relief: (how: Partial<Relief>) => string;
  readonly shadow: (blur: number, dx: number, dy: number, opacity: number, color?: string) => string;
  readonly blur: (deviation: number) => string;
  readonly clip: (...shapes: Shape[]) => string;
  readonly define: (make: (id: string) => Shape) => string;
  /** A pizza of radius 440 around 0,0; draw it once and `use` it for copies. */
  readonly pizza: (pizza: PizzaDrawing) => Shape;
  readonly paints: () => readonly Shape[];
};

const smooth: Relief = { grain: 0.012, layers: 3, height: 12, shine: 0.2, edge: 6, rough: 0.5, toast: 0, toastGrain: 0.012 };

export function createCanvas(seed: string): Canvas {
  const paints: Shape[] = [];
  const known = new Map<string, string>();
  let next = 0;
  const define = (make: (id: string) => Shape): string => {
    const id = `p${next}`;
    const made = make(id);
    const key = JSON.stringify({ ...made, attributes: { ...made.attributes, id: '' } });
    const same = known.get(key);
    if (same !== undefined) return same;
    next += 1;
    paints.push(made);
    known.set(key, `url(#${id})`);
    return `url(#${id})`;
  };
  return {
    random: randomFrom(seed),
    define,
    radial: (colors, at, r) => define((id) => radial(id, colors, at, r)),
    linear: (colors, from, to) => define((id) => linear(id, colors, from, to)),
    relief: (how) => define((id) => relief(id, { ...smooth, ...how })),
    shadow: (blur, dx, dy, opacity, color) => define((id) => lift(id, blur, dx, dy, opacity, color)),
    blur: (deviation) => define((id) => shape('filter', { id, x: '-50%', y: '-50%', width: '200%', height: '200%' }, shape('feGaussianBlur', { stdDeviation: deviation }))),
    clip: (...shapes) => define((id) => shape('clipPath', { id }, shapes)),
    pizza: (pizza) => {
      const id = `z${next}`;
      next += 1;
      const drawn = drawPizza(pizza, { id, fine: true });
      paints.push(...pizzaFilters(id), ...drawn.paints);
      return group({}, drawn.shapes);
    },
    paints: () => paints,
  };
}

/** Places a group: move, then turn, then scale. */
export const placed = (x: number, y: number, turn: number, scale: number, ...children: readonly (Shape | readonly Shape[])[]): Shape =>
  group({ transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` }, ...children);
