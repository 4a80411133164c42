import { beans, blueCheese, cheddar, dryCheese, extraMozzarella, parmesan } from './cheeses.ts';
import type { Look } from './look.ts';
import { bacon, beef, chicken, chorizo, ham, pepperoni, sausage } from './meats.ts';
import { basil, chileFlakes, corn, greenPepper, jalapeno, loroco, mushroom, olive, onion, pineapple, redPepper, spinach, tomato } from './vegetables.ts';

export const looks = {
  bacon,
  basil,
  beans,
  beef,
  blueCheese,
  cheddar,
  chicken,
  chileFlakes,
  chorizo,
  corn,
  dryCheese,
  extraMozzarella,
  greenPepper,
  ham,
  jalapeno,
  loroco,
  mushroom,
  olive,
  onion,
  parmesan,
  pepperoni,
  pineapple,
  redPepper,
  sausage,
  spinach,
  tomato,
} as const satisfies Record<string, Look>;

export type LookName = keyof typeof looks;
