import { Text } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { useState } from 'react';
import { pizzaOptions } from '../domain/builder.ts';
import { toggleTopping } from '../domain/builder-ingredients.ts';
import { formatMoney } from '../domain/money.ts';
import type { ChosenTopping, Coverage, PizzaChoice } from '../domain/selection.ts';
import { soldOutText, useSoldOut } from './sold-out.ts';
import { CheckChip, ChipList } from './check-chip.tsx';
import { plainFieldset } from './choice-styles.ts';
import { HalfMark } from './half-mark.tsx';
import { ingredientsText } from './ingredients-text.ts';
import type { PizzaPart } from './pizza-part.ts';
import { Segments } from './segments.tsx';

const Group = styled.fieldset`
  ${plainFieldset}
  display: grid;
  gap: 0.75rem;
`;

type Props = PizzaPart & {
  /** Halves can be told apart: toppings go where the customer says. */
  readonly split: boolean;
};

const places: readonly Coverage[] = ['whole', 'first-half', 'second-half'];

const lyingOn = (pizza: PizzaChoice, id: number): ChosenTopping | undefined =>
  pizza.ingredients.find((each): each is ChosenTopping => each.kind === 'topping' && each.id === id && each.origin !== 'removed');

/** Every topping of the house. On a pizza of two halves the customer says where first, and sees on each where it lies. */
export function ToppingPicker({ catalog, product, option, pizza, selection, split, onChange }: Props) {
  const [target, setTarget] = useState<Coverage>('whole');
  const { options: soldOut } = useSoldOut();
  const { row } = pizzaOptions(catalog, product, option);
  const { groupIndex } = option;
  const place = split ? target : 'whole';
  const specialties = pizza.ingredients.filter((each) => each.kind === 'specialty');
  const inRecipe = (id: number) => specialties.some(({ coverage, toppings }) => (place === 'whole' || coverage === 'whole' || coverage === place) && toppings.some((each) => each.id === id && each.origin !== 'removed'));
  const price = row && row.ingredient > 0 ? `${ingredientsText.toppingPrice(formatMoney(row.ingredient, catalog.config.currency))} ` : '';

  const note = (id: number, lying: ChosenTopping | undefined): string | undefined => {
    if (soldOut.has(id)) return soldOutText;
    if (lying && split) return ingredientsText.side[lying.coverage];
    if (lying?.origin === 'default') return ingredientsText.included;
    return !lying && inRecipe(id) ? ingredientsText.inRecipe : undefined;
  };

  return (
    <Group>
      <legend>{specialties.length > 0 ? ingredientsText.extras : ingredientsText.toppings}</legend>
      <Text size="sm" tone="soft">
        {price}
        {ingredientsText.takenOffHint}
      </Text>
      {split && (
        <Segments
          legend={ingredientsText.where}
          name={`place-${groupIndex}`}
          value={target}
          options={places.map((value) => ({ value, label: ingredientsText.places[value] }))}
          onChange={setTarget}
        />
      )}
      <ChipList>
        {catalog.toppings.map(({ id, name }) => {
          const lying = lyingOn(pizza, id);
          return (
            <CheckChip
              key={id}
              label={name}
              note={note(id, lying)}
              checked={lying !== undefined}
              disabled={soldOut.has(id) && !lying}
              mark={lying && split ? <HalfMark coverage={lying.coverage} /> : undefined}
              onChange={() => onChange(toggleTopping(selection, groupIndex, id, place))}
            />
          );
        })}
      </ChipList>
    </Group>
  );
}
