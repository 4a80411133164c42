import { doughs, drawCheese, drawCrust, drawSauce, type DoughLook } from './base.ts';
import { barbecue, cream, drizzle } from './looks/drizzles.ts';
import { looks, type LookName } from './looks/index.ts';
import type { Look } from './looks/look.ts';
import { spread, type Side } from './placement.ts';
import { randomFrom } from './random.ts';
import { disc, group, oval, round, shape, type Shape } from './shape.ts';

export type DrizzleName = 'barbecue' | 'cream';
export type DrawnTopping = { readonly look: LookName | DrizzleName; readonly side: Side };

export type PizzaDrawing = {
  readonly dough: DoughLook;
  /** Where mozzarella lies; an empty list for none. */
  readonly cheese: readonly Side[];
  readonly toppings: readonly DrawnTopping[];
  /** Pieces grow as the pizza shrinks: 1 for the largest size, 1.35 for a personal one. */
  readonly pieceScale?: number;
};

export type Options = {
  /** Makes the ids of this picture its own. */
  readonly id: string;
  /** For picture files: filters give shadow and relief. The page draws without them, for the sake of phones. */
  readonly fine?: boolean;
};

const isDrizzle = (look: DrawnTopping['look']): look is DrizzleName => look === 'barbecue' || look === 'cream';

/** Half the picture, for what is poured and not laid piece by piece. */
const clipOf = (id: string, side: Side): string | undefined => (side === 'whole' ? undefined : `url(#${id}${side})`);

const half = (id: string, side: 'left' | 'right'): Shape => shape('clipPath', { id: `${id}${side}` }, shape('rect', { x: side === 'left' ? -500 : 0, y: -500, width: 500, height: 1000 }));

type Part = { readonly paints: readonly Shape[]; readonly shape: Shape; readonly layer: number };

/** The more there is on a pizza, the less of each: it would not fit. */
const share = (ingredients: number): number => [1, 1, 1, 0.95, 0.88, 0.78, 0.7][ingredients] ?? 0.6;

function drawTopping(topping: { readonly look: LookName; readonly side: Side }, dough: DoughLook, pieceScale: number, density: number, { id, fine = false }: Options): Part {
  const look: Look = looks[topping.look];
  const key = `${id}${topping.look}`;
  const pieces = Array.from({ length: look.variants }, (_, variant) => group({ id: `${key}${variant}` }, look.piece(randomFrom(`${topping.look} ${variant}`), id)));
  const layout = { ...look.layout, spacing: look.layout.spacing * pieceScale };
  const margin = look.margin * pieceScale;
  const spots = spread(randomFrom(topping.look), layout, doughs[dough].sauce * 0.99 - margin * 0.82, topping.side, margin * 0.8, look.variants).filter((spot) => spot.rank <= density);
  const shadows = spots.map((spot) => oval(spot.x + look.lift * 0.7, spot.y + look.lift * 1.3, margin * 0.98 * spot.scale, margin * 0.86 * spot.scale, '#4a1d05', { opacity: 0.2 }));
  const uses = spots.map((spot) => {
    const turn = look.turns === false ? spot.turn / 12 - 15 : spot.turn;
    return shape('use', { href: `#${key}${spot.variant}`, transform: `translate(${round(spot.x)} ${round(spot.y)}) rotate(${Math.round(turn)}) scale(${round(spot.scale * pieceScale * 100) / 100})` });
  });
  const children = fine ? [group({ filter: `url(#${id}lift${look.lift > 4 ? 'High' : 'Low'})` }, uses)] : [...(look.lift > 2 && !look.open ? shadows : []), ...uses];
  return { paints: [...(look.paints?.(id) ?? []), ...pieces], shape: group({}, children), layer: look.layer };
}

function drawPoured(topping: { readonly look: DrizzleName; readonly side: Side }, dough: DoughLook, id: string): Part {
  const strokes = drizzle(randomFrom(topping.look), doughs[dough].sauce * 0.95, topping.look === 'barbecue' ? barbecue : cream);
  return { paints: [], shape: group({ clipPath: clipOf(id, topping.side) }, strokes), layer: 4 };
}

/** Oregano over everything, as the house does it. */
function herbs(dough: DoughLook): Shape[] {
  const random = randomFrom('oregano');
  return Array.from({ length: 52 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const far = Math.sqrt(random.next()) * doughs[dough].sauce * 0.96;
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    return oval(x, y, random.between(2.4, 5.4), random.between(1.2, 2.2), random.pick(['#3f5f1f', '#5c7a2c', '#2f4716', '#7b8a3a']), { opacity: 0.8, transform: `rotate(${Math.round(random.between(0, 180))} ${round(x)} ${round(y)})` });
  });
}

type Drawn = { readonly paints: readonly Shape[]; readonly shapes: readonly Shape[] };

/** The same dough and cheese as smooth discs: for the first HTML, which is waited for. */
export function drawPlainPizza({ dough, cheese }: PizzaDrawing, id: string): Drawn {
  const { outer, sauce } = doughs[dough];
  const layers = [
    { ...drawCrust(dough, id), radius: outer, paint: 'cru', sides: ['whole'] },
    { ...drawSauce(dough, id), radius: sauce, paint: 'sau', sides: ['whole'] },
    { ...drawCheese(dough, id), radius: sauce * 0.972, paint: 'che', sides: cheese },
  ] as const;
  return {
    paints: [...(cheese.includes('whole') ? [] : [half(id, 'left'), half(id, 'right')]), ...layers.flatMap(({ paints, paint }) => paints.filter(({ attributes }) => attributes.id === id + paint))],
    shapes: layers.flatMap(({ radius, paint, sides }) => sides.map((side) => group({ clipPath: clipOf(id, side) }, disc(0, 0, radius, `url(#${id}${paint})`)))),
  };
}

/** The pizza from above, around 0,0, radius 440. */
export function drawPizza(pizza: PizzaDrawing, options: Options): Drawn {
  const { id, fine = false } = options;
  const { dough, cheese, toppings, pieceScale = 1 } = pizza;
  const crust = drawCrust(dough, id);
  const sauce = drawSauce(dough, id);
  const melted = drawCheese(dough, id);
  const density = share(Math.max(...(['left', 'right'] as const).map((side) => toppings.filter((topping) => topping.side === 'whole' || topping.side === side).length)));
  const parts = toppings.map((topping) => {
    const { look, side } = topping;
    return isDrizzle(look) ? drawPoured({ look, side }, dough, id) : drawTopping({ look, side }, dough, pieceScale, density, options);
  });
  const inOrder = [0, 1, 2, 3, 4].flatMap((layer) => parts.filter((part) => part.layer === layer));
  // One topping may lie on both halves: its pieces are drawn twice but defined once.
  const paints = new Map([...crust.paints, ...sauce.paints, ...melted.paints, ...inOrder.flatMap((part) => part.paints)].map((paint) => [paint.attributes.id, paint]));

  return {
    paints: [half(id, 'left'), half(id, 'right'), ...paints.values()],
    shapes: [
      group({ filter: fine ? `url(#${id}bread)` : undefined }, crust.shapes),
      group({}, sauce.shapes),
      disc(0, 0, doughs[dough].sauce - 3, 'none', { stroke: '#5e1f06', strokeWidth: 7, opacity: 0.25 }),
      ...cheese.map((side) => group({ clipPath: clipOf(id, side) }, group({ filter: fine ? `url(#${id}melt)` : undefined }, melted.shapes))),
      ...inOrder.map((part) => part.shape),
      group({}, herbs(dough)),
    ],
  };
}
