import type { Catalog, Product } from '@brasa/shared/domain/catalog';
import { changePizza, chooseOption } from '@brasa/shared/domain/builder';
import { groupsOf } from '@brasa/shared/domain/catalog-lookup';
import { pizzaPricing } from '@brasa/shared/domain/pricing';
import type { ChosenOption, PizzaChoice, Selection } from '@brasa/shared/domain/selection';
import { Field, Select } from '@brasa/shared/ui';
import { promotionText as text } from './promotion-text.ts';

type Props = { readonly catalog: Catalog; readonly product: Product; readonly selection: Selection; readonly onChange: (selection: Selection) => void };

/** What can be chosen of a product that comes with a promotion; everything has a first choice already [DEC-131]. */
export function OptionPicker({ catalog, product, selection, onChange }: Props) {
  return groupsOf(product).map((group, index) => {
    const option = selection.find(({ groupIndex }) => groupIndex === index);
    if (!option || !group.selectable) return null;
    return [
      group.choices.length > 1 && (
        <Field key={`choice-${index}`} label={group.title} name={`opcion-${index}`}>
          <Select
            value={option.choiceId ?? ''}
            options={group.choices.map(({ id, name, description }) => ({ value: id, label: name || description }))}
            onChange={(event) => onChange(withFirstPair(catalog, product, chooseOption(catalog, product, selection, index, Number(event.target.value)), index))}
          />
        </Field>
      ),
      option.pizza && <PairField key={`pizza-${index}`} {...{ catalog, product, selection, onChange, option }} pizza={option.pizza} />,
    ];
  });
}

/** Dough and size are one choice here: only pairs that exist are offered. */
function PairField({ catalog, product, selection, onChange, option, pizza }: Props & { readonly option: ChosenOption; readonly pizza: PizzaChoice }) {
  const { rows } = pizzaPricing(catalog, product, option);
  if (rows.length < 2) return null;
  const nameIn = (list: Catalog['sizes'], wanted: number): string => list.find(({ id }) => id === wanted)?.name ?? '';
  const keyOf = ({ doughId, sizeId }: Pick<PizzaChoice, 'doughId' | 'sizeId'>): string => `${doughId}-${sizeId}`;
  const choose = (key: string): void => {
    const row = rows.find((each) => keyOf(each) === key);
    if (row) onChange(changePizza(selection, option.groupIndex, (current) => ({ ...current, doughId: row.doughId, sizeId: row.sizeId })));
  };
  return (
    <Field label={text.doughAndSize} name={`masa-${option.groupIndex}`}>
      <Select
        value={keyOf(pizza)}
        options={rows.map((row) => ({ value: keyOf(row), label: text.pizza(nameIn(catalog.sizes, row.sizeId), nameIn(catalog.doughs, row.doughId)) }))}
        onChange={(event) => choose(event.target.value)}
      />
    </Field>
  );
}

/** Another pizza starts with the first dough and size it has. */
function withFirstPair(catalog: Catalog, product: Product, selection: Selection, groupIndex: number): Selection {
  const option = selection.find((each) => each.groupIndex === groupIndex);
  const [row] = option?.pizza ? pizzaPricing(catalog, product, option).rows : [];
  return row ? changePizza(selection, groupIndex, (pizza) => ({ ...pizza, doughId: row.doughId, sizeId: row.sizeId })) : selection;
}
