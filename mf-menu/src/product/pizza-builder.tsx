import { PizzaIngredients } from '@brasa/shared/builder/pizza-ingredients';
import { Stack } from '@brasa/shared/ui';
import type { ComponentProps } from 'react';
import { DoughAndSize } from './dough-and-size.tsx';

/** Dough, size, one or two tastes and the toppings of one pizza. */
export const PizzaBuilder = (props: ComponentProps<typeof PizzaIngredients>) => (
  <Stack gap="xl">
    <DoughAndSize {...props} />
    <PizzaIngredients {...props} />
  </Stack>
);
