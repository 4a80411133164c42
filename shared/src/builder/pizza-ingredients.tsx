import { Stack, Text } from '@brasa/shared/ui';
import { useState } from 'react';
import { ownSpecialty, pizzaOptions, sitsOnAHalf } from '../domain/builder.ts';
import { makeWhole, setSpecialty } from '../domain/builder-ingredients.ts';
import type { ChosenSpecialty, Coverage, PizzaChoice } from '../domain/selection.ts';
import { ingredientsText } from './ingredients-text.ts';
import type { PizzaPart } from './pizza-part.ts';
import { Recipe } from './recipe.tsx';
import { Segments } from './segments.tsx';
import { TastePicker } from './taste-picker.tsx';
import { ToppingPicker } from './topping-picker.tsx';

const specialtyAt = (pizza: PizzaChoice, coverage: Coverage): ChosenSpecialty | undefined =>
  pizza.ingredients.find((each): each is ChosenSpecialty => each.kind === 'specialty' && (each.coverage === coverage || each.coverage === 'whole'));

const labelOf = { whole: ingredientsText.specialty, 'first-half': ingredientsText.firstHalf, 'second-half': ingredientsText.secondHalf } as const;

/** One or two tastes, what they are made of and the toppings of one pizza [PROD-015]. */
export function PizzaIngredients({ catalog, product, option, pizza, selection, onChange }: PizzaPart) {
  const { allowsHalves, row } = pizzaOptions(catalog, product, option);
  const { groupIndex } = option;
  const hasHalves = pizza.ingredients.some(sitsOnAHalf);
  const [wantsHalves, setWantsHalves] = useState(hasHalves);
  const forbidden = row !== null && !allowsHalves;
  // What already lies on a half stays in sight, and is complained about, until it is made whole.
  const split = hasHalves || (wantsHalves && !forbidden);

  const itself = (option.choiceId === null ? undefined : catalog.productById.get(option.choiceId)) ?? product;
  const own = ownSpecialty(catalog, itself);
  // A specialty pizza is what it is; only its second half may be another.
  const fixed = (coverage: Coverage) => own !== undefined && coverage !== 'second-half' && specialtyAt(pizza, coverage)?.id === own.id;
  const tastes = split ? (['first-half', 'second-half'] as const) : (['whole'] as const);
  const chosen = pizza.ingredients.filter((each) => each.kind === 'specialty');

  const choose = (layout: 'one' | 'two') => {
    setWantsHalves(layout === 'two');
    if (layout === 'one') onChange(makeWhole(selection, groupIndex));
  };

  return (
    <Stack gap="xl">
      <Stack gap="sm">
        <Segments
          legend={ingredientsText.layout}
          name={`layout-${groupIndex}`}
          value={split ? 'two' : 'one'}
          options={[
            { value: 'one', label: ingredientsText.oneTaste },
            { value: 'two', label: ingredientsText.twoTastes, disabled: forbidden },
          ]}
          onChange={choose}
        />
        {forbidden && (
          <Text size="sm" tone="soft">
            {ingredientsText.noHalvesHere}
          </Text>
        )}
      </Stack>
      {split && fixed('first-half') && own && <Text>{ingredientsText.isFirstHalf(own.name)}</Text>}
      {tastes
        .filter((coverage) => !fixed(coverage))
        .map((coverage) => (
          <TastePicker
            key={coverage}
            {...{ catalog }}
            product={itself}
            legend={labelOf[coverage]}
            name={`taste-${groupIndex}-${coverage}`}
            value={specialtyAt(pizza, coverage)?.id ?? 0}
            onChange={(id) => onChange(setSpecialty(catalog, selection, groupIndex, coverage, id))}
          />
        ))}
      {chosen.map((specialty) => (
        <Recipe key={specialty.id} {...{ catalog, specialty, selection, groupIndex, onChange }} />
      ))}
      <ToppingPicker {...{ catalog, product, option, pizza, selection, split, onChange }} />
    </Stack>
  );
}
