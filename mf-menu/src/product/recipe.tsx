import { toggleInSpecialty } from '@brasa/shared/domain/builder-ingredients';
import { toppingName, type Catalog } from '@brasa/shared/domain/catalog';
import type { ChosenSpecialty, Selection } from '@brasa/shared/domain/selection';
import { Text, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { useSoldOut } from '../sold-out.ts';
import { CheckChip, ChipList } from './check-chip.tsx';
import { plainFieldset } from './choice-styles.ts';
import { productText } from './product-text.ts';

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
      <legend>{productText.recipeOf(known.name)}</legend>
      <Text size="sm" tone="soft">
        {productText.recipeHint}
      </Text>
      <ChipList>
        {known.recipe.map((id) => (
          <CheckChip
            key={id}
            label={toppingName(catalog, id) ?? ''}
            note={soldOut.has(id) ? productText.soldOut : undefined}
            checked={specialty.toppings.find((topping) => topping.id === id)?.origin !== 'removed'}
            onChange={() => onChange(toggleInSpecialty(selection, groupIndex, specialty.id, id))}
          />
        ))}
      </ChipList>
    </Group>
  );
}
