import type { PizzaPart } from '@brasa/shared/builder/pizza-part';
import { chooseDough, notChosen, pairExists, pizzaOptions } from '@brasa/shared/domain/builder';
import { formatMoney } from '@brasa/shared/domain/money';
import { pizzaPricing, type PizzaPricing } from '@brasa/shared/domain/pricing';
import { ChoiceGroup, RadioCard } from '@brasa/shared/ui';
import { chooseSizeWithDough } from './pizza-layout.ts';
import { productText } from './product-text.ts';

const baseOf = ({ rows, inCombo }: PizzaPricing, matches: (row: PizzaPricing['rows'][number]) => boolean): number =>
  Math.min(...rows.filter(matches).map((row) => Math.max(0, (inCombo ? row.surcharge : (row.price ?? row.surcharge)) ?? 0)));

/** The base of the pizza: only pairs the menu has [PROD-010]. A size comes with a dough; what a dough costs more is said. */
export function DoughAndSize({ catalog, product, option, pizza, selection, onChange }: PizzaPart) {
  const { doughs, sizes } = pizzaOptions(catalog, product, option);
  const pricing = pizzaPricing(catalog, product, option);
  const { groupIndex } = option;
  const money = (amount: number) => formatMoney(amount, catalog.config.currency);

  const sizePrice = (sizeId: number) => {
    const base = baseOf(pricing, (row) => row.sizeId === sizeId);
    return base > 0 ? money(base) : undefined;
  };
  const doughSurcharge = (doughId: number) => {
    if (pizza.sizeId === notChosen) return undefined;
    const more = baseOf(pricing, (row) => row.sizeId === pizza.sizeId && row.doughId === doughId) - baseOf(pricing, (row) => row.sizeId === pizza.sizeId);
    return more > 0 && Number.isFinite(more) ? productText.addition(money(more)) : undefined;
  };

  return (
    <>
      {sizes.length > 1 && (
        <ChoiceGroup legend={productText.size} columns={2}>
          {sizes.map(({ id, name }) => (
            <RadioCard
              key={id}
              name={`size-${groupIndex}`}
              label={name}
              description={sizePrice(id)}
              checked={pizza.sizeId === id}
              onChange={() => onChange(chooseSizeWithDough(catalog, product, selection, groupIndex, id))}
            />
          ))}
        </ChoiceGroup>
      )}
      {doughs.length > 1 && (
        <ChoiceGroup legend={productText.dough} columns={2}>
          {doughs.map(({ id, name }) => (
            <RadioCard
              key={id}
              name={`dough-${groupIndex}`}
              label={name}
              description={doughSurcharge(id)}
              disabled={pizza.sizeId !== notChosen && !pairExists(catalog, product, option, id, pizza.sizeId)}
              checked={pizza.doughId === id}
              onChange={() => onChange(chooseDough(selection, groupIndex, id))}
            />
          ))}
        </ChoiceGroup>
      )}
    </>
  );
}
