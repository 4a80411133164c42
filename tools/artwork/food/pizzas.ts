import type { ChosenIngredient, Coverage, PizzaChoice } from '../../../shared/src/domain/selection.ts';
import { drawingOf } from '../../../shared/src/ui/pizza-drawing/ingredients.ts';
import { disc, group, line, path, shape, type Shape } from '../../../shared/src/ui/pizza-drawing/shape.ts';
import { specialties } from '../../../api/src/seed/menu/pizzas.ts';
import type { Canvas } from '../canvas.ts';
import { tableShadow } from '../scene.ts';

const recipes = Object.fromEntries(specialties.map(({ id, recipe }) => [id, recipe]));

export const personal = 1;
export const medium = 2;
export const large = 3;
export const family = 4;

export const topped = (ids: readonly number[], coverage: Coverage = 'whole'): ChosenIngredient[] => ids.map((id) => ({ kind: 'topping', id, origin: 'added', coverage }));

export const specialty = (id: number, coverage: Coverage = 'whole'): ChosenIngredient[] => [{ kind: 'specialty', id, coverage, toppings: [] }];

type Look = { readonly size: number; readonly dough?: number; /** One slice drawn out, its angle in degrees. */ readonly pulled?: number };

const slicesOf: Readonly<Record<number, number>> = { 1: 4, 2: 8, 3: 10, 4: 12 };

const cut = (angle: number): Shape[] => {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return [line(`M0 0L${(x * 436).toFixed(1)} ${(y * 436).toFixed(1)}`, '#6b2c08', 4, { opacity: 0.5 }), line(`M2 3L${(x * 434 + 2).toFixed(1)} ${(y * 434 + 3).toFixed(1)}`, '#fff0c0', 2, { opacity: 0.4 })];
};

const wedgePath = (from: number, to: number, r: number): string => `M0 0L${Math.cos(from) * r} ${Math.sin(from) * r}A${r} ${r} 0 0 1 ${Math.cos(to) * r} ${Math.sin(to) * r}Z`;

/** A pizza on the table, cut, of radius 440 around 0,0. */
export function pizza(c: Canvas, ingredients: readonly ChosenIngredient[], { size, dough = 1, pulled }: Look): Shape {
  const choice: PizzaChoice = { doughId: dough, sizeId: size, ingredients };
  const drawn = c.pizza(drawingOf(choice, recipes));
  const slices = slicesOf[size] ?? 8;
  const step = (Math.PI * 2) / slices;
  const start = pulled === undefined ? -1.72 : (pulled * Math.PI) / 180 - step / 2;
  const cuts = Array.from({ length: slices }, (_, index) => cut(start + index * step)).flat();
  if (pulled === undefined) return group({}, tableShadow(c, 436), drawn, cuts);

  const angle = (pulled * Math.PI) / 180;
  const gap = 82;
  const whole = c.define((id) => group({ id }, drawn, cuts)).slice(4, -1);
  const rest = c.define((id) => shape('clipPath', { id }, path(`M-600-600H600V600H-600Z${wedgePath(angle - step / 2, angle + step / 2, 700)}`, '#000', { clipRule: 'evenodd' })));
  const wedge = c.clip(path(wedgePath(angle - step / 2 + 0.012, angle + step / 2 - 0.012, 700), '#000'));
  return group(
    {},
    group({ clipPath: rest }, tableShadow(c, 436), disc(0, 0, 430, '#c98f4a')),
    group({ clipPath: rest }, shape('use', { href: whole })),
    group({ transform: `translate(${Math.cos(angle) * gap} ${Math.sin(angle) * gap})`, filter: c.shadow(12, 8, 16, 0.42) }, group({ clipPath: wedge }, shape('use', { href: whole }))),
  );
}
