import type { Cart, CartLine, Coupon } from '../domain/cart.ts';
import { addLines, type AddOptions } from '../domain/cart-operations.ts';
import { emptyCart } from '../domain/cart.ts';
import type { Catalog } from '../domain/catalog.ts';
import { defaultSelection } from '../domain/builder.ts';
import { unitPrice } from '../domain/pricing.ts';
import type { ChosenIngredient, ChosenOption, ChosenSpecialty, ChosenTopping, Coverage, IngredientOrigin, PizzaChoice, Selection } from '../domain/selection.ts';
import { aPicture, aPriceRow } from './catalog-builder.ts';

/** One unit of a single product at Q10. */
export const aLine = (change: Partial<CartLine> = {}): CartLine => {
  const sequence = change.sequence ?? 0;
  const unitPriceOf = change.unitPrice ?? 1000;
  return {
    id: `${sequence}-0`,
    productId: 10,
    soldId: 10_010,
    type: 'single',
    name: 'Producto 10',
    pictures: aPicture('10'),
    channel: 'any',
    geoLimited: false,
    unitPrice: unitPriceOf,
    originalPrice: unitPriceOf,
    sequence,
    selection: [],
    suggested: false,
    promo: null,
    fromCoupon: false,
    ...change,
  };
};

/** A cart of these lines, each with an id of its own; the next add comes after all of them. */
export const aCart = (lines: readonly CartLine[] = [], change: Partial<Cart> = {}): Cart => ({
  lines: lines.map((line, index) => ({ ...line, id: `${line.sequence}-${index}` })),
  nextSequence: lines.reduce((next, { sequence }) => Math.max(next, sequence + 1), 0),
  coupon: null,
  ...change,
});

export type AddedProduct = { readonly productId: number; readonly quantity?: number; readonly selection?: Selection } & AddOptions;

/** What a customer gets by adding products of a menu; what has to be chosen is the first of everything. */
export const aCartOf = (catalog: Catalog, ...added: readonly AddedProduct[]): Cart =>
  added.reduce((cart, { productId, quantity = 1, selection, ...options }) => {
    const product = catalog.productById.get(productId);
    if (!product) throw new Error(`the menu of this test has no product ${productId}`);
    const chosen = selection ?? defaultSelection(catalog, product);
    return addLines(cart, product, quantity, chosen, unitPrice(catalog, product, chosen), options);
  }, emptyCart);

/** Takes 20 % off every order. */
export const aCoupon = (change: Partial<Coupon> = {}): Coupon => ({
  code: 'pizza20',
  kind: 'percentage',
  value: 20,
  minimum: 0,
  description: '20 % en tu orden',
  appliesTo: [],
  cheapestOnly: false,
  productId: 0,
  soldProductId: 0,
  memberIds: [],
  channel: 'any',
  expiresAt: '31/12/2027 23:59:59',
  ...change,
});

export const aTopping = (id: number, coverage: Coverage = 'whole', origin: IngredientOrigin = 'added'): ChosenTopping => ({ kind: 'topping', id, origin, coverage });

export const aSpecialty = (id: number, coverage: Coverage = 'whole', toppings: readonly ChosenTopping[] = []): ChosenSpecialty => ({ kind: 'specialty', id, coverage, toppings });

/** Medium, traditional dough. */
export const aPizzaChoice = (ingredients: readonly ChosenIngredient[] = [], change: Partial<PizzaChoice> = {}): PizzaChoice => {
  const { doughId, sizeId } = aPriceRow();
  return { doughId, sizeId, ingredients, ...change };
};

export const anOption = (change: Partial<ChosenOption> = {}): ChosenOption => ({
  kind: 'product',
  groupIndex: 0,
  groupId: 1,
  groupDetailId: 1,
  choiceId: 1,
  name: 'Opción 1',
  hidden: false,
  extra: 0,
  pizza: null,
  ...change,
});
