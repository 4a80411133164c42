import { PizzaIngredients } from '@brasa/shared/builder/pizza-ingredients';
import type { PizzaPart } from '@brasa/shared/builder/pizza-part';
import { Stack } from '@brasa/shared/ui';
import { DoughAndSize } from './dough-and-size.tsx';

/** Dough, size, one or two tastes and the toppings of one pizza. */
export const PizzaBuilder = (props: PizzaPart) => (
  <Stack gap="xl">
    <DoughAndSize {...props} />
    <PizzaIngredients {...props} />
  </Stack>
);
