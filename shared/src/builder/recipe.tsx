import { Text, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { toggleInSpecialty } from '../domain/builder-ingredients.ts';
import { toppingName, type Catalog } from '../domain/catalog.ts';
import type { ChosenSpecialty, Selection } from '../domain/selection.ts';
import { soldOutText, useSoldOut } from './sold-out.ts';
import { CheckChip, ChipList } from './check-chip.tsx';
import { plainFieldset } from './choice-styles.ts';
import { ingredientsText } from './ingredients-text.ts';

const Group = styled.fieldset`
  ${plainFieldset}
  display: grid;
  gap: ${theme.space.sm};
`;

type Props = {
  readonly catalog: Catalog;
  readonly specialty: ChosenSpecialty;
  readonly selection: Selection;
  readonly groupIndex: number;
  readonly onChange: (next: Selection) => void;
};

/** What a specialty is made of; each part can stay off [PROD-015]. */
export function Recipe({ catalog, specialty, selection, groupIndex, onChange }: Props) {
  const { options: soldOut } = useSoldOut();
  const known = catalog.specialties.find(({ id }) => id === specialty.id);
  if (!known || known.recipe.length === 0) return null;
  return (
    <Group>
      <legend>{ingredientsText.recipeOf(known.name)}</legend>
      <Text size="sm" tone="soft">
        {ingredientsText.recipeHint}
      </Text>
      <ChipList>
        {known.recipe.map((id) => (
          <CheckChip
            key={id}
            label={toppingName(catalog, id) ?? ''}
            note={soldOut.has(id) ? soldOutText : undefined}
            checked={specialty.toppings.find((topping) => topping.id === id)?.origin !== 'removed'}
            onChange={() => onChange(toggleInSpecialty(selection, groupIndex, specialty.id, id))}
          />
        ))}
      </ChipList>
    </Group>
  );
}
