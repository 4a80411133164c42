import { expect, test } from '@jest/globals';
import { defaultSelection } from '../domain/builder.ts';
import { unitPrice } from '../domain/pricing.ts';
import { toCatalog } from './catalog-wire.ts';

/** What the only product of a menu costs with the first of everything, in centavos. */
function priceOf(item: object): number | undefined {
  const catalog = toCatalog({ menu: [{ I: 20, TIP: 'CMB', X: 1, P: 100, ...item }] });
  const [product] = catalog.products;
  return product && unitPrice(catalog, product, defaultSelection(catalog, product));
}

const drink = (PA: unknown) => ({ TIP: 'P', I: 1, DM: 1, D: 'Bebida', S: 'S', OPS: [{ I: 301, N: 'Cola', PA }] });

test.each([
  [5, 10_500],
  ['5', 10_500],
  [5.005, 10_501],
  [0, 10_000],
  [-3, 10_000],
  [undefined, 10_000],
  [null, 10_000],
  ['', 10_000],
  ['gratis', 10_000],
])('an additional price of %p makes a combo of Q100 cost %p centavos [PRICE-002]', (PA, price) => {
  expect(priceOf({ O: [drink(PA)] })).toBe(price);
});

const row = { BAS: 1, TAM: 2, PM: 'S' };

test.each([
  ['its own price', { P: 59, PA: 12 }, 5_900],
  ['the additional price when it has none', { PA: 12 }, 1_200],
  ['nothing for a price of nothing, whatever is beside it', { P: 0, PA: 12 }, 0],
  ['nothing below nothing', { P: -59 }, 0],
  ['nothing when neither is written', {}, 0],
])('a pizza sold alone costs %s [PRICE-004] [PRICE-012]', (_, prices, price) => {
  expect(priceOf({ TIP: 'ATP', P: undefined, BT: [{ ...row, ...prices }] })).toBe(price);
});

test.each([
  [{ P: 59, PA: 12 }, 11_200],
  [{ P: 59 }, 10_000],
  [{ P: 59, PA: -4 }, 10_000],
])('in a combo of Q100 the pizza adds what its row %p asks on top, never its price [PRICE-005]', (prices, price) => {
  expect(priceOf({ O: [{ TIP: 'ATP', I: 1, DM: 1, D: 'Pizza', S: 'S', OPS: [{ I: 30, N: 'Mediana', PA: 0 }], BT: [{ ...row, ...prices }] }] })).toBe(price);
});
