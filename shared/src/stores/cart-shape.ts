import type { AppliedCoupon, Cart, CartLine, Coupon, DroppedLine, PromoMark } from '../domain/cart.ts';
import { pizzaTypes, type Channel, type GroupKind, type Picture, type Pictures, type ProductType } from '../domain/catalog.ts';
import type { ChosenIngredient, ChosenOption, ChosenSpecialty, ChosenTopping, Coverage, IngredientOrigin, PizzaChoice } from '../domain/selection.ts';
import { isBoolean, isListOf, isNumber, isOneOf, isShape, isString, orAbsent, orNull, type Check } from './shape.ts';

/** Raised whenever a cart stored by older code can no longer be taken as it is. */
export const cartFormat = 1;

const isCoverage = isOneOf<Coverage>('whole', 'first-half', 'second-half');
const isChannel = isOneOf<Channel>('any', 'home', 'pickup');
const isProductType = isOneOf<ProductType>('single', 'combo', 'promo', 'filler', ...pizzaTypes);
const isPicture = isShape<Picture>({ jpg: isString, webp: isString });

const isTopping = isShape<ChosenTopping>({
  kind: isOneOf('topping'),
  id: isNumber,
  origin: isOneOf<IngredientOrigin>('added', 'default', 'removed'),
  coverage: isCoverage,
});
const isSpecialty = isShape<ChosenSpecialty>({ kind: isOneOf('specialty'), id: isNumber, coverage: isCoverage, toppings: isListOf(isTopping) });
const isIngredient: Check<ChosenIngredient> = (value): value is ChosenIngredient => isTopping(value) || isSpecialty(value);

const isOption = isShape<ChosenOption>({
  kind: isOneOf<GroupKind>('product', 'option', 'pizza'),
  groupIndex: isNumber,
  groupId: isNumber,
  groupDetailId: isNumber,
  choiceId: orNull(isNumber),
  name: isString,
  hidden: isBoolean,
  extra: isNumber,
  pizza: orNull(isShape<PizzaChoice>({ doughId: isNumber, sizeId: isNumber, ingredients: isListOf(isIngredient) })),
});

const isLine = isShape<CartLine>({
  id: isString,
  productId: isNumber,
  soldId: isNumber,
  type: isProductType,
  name: isString,
  pictures: isShape<Pictures>({ small: isPicture, medium: isPicture }),
  channel: isChannel,
  geoLimited: isBoolean,
  unitPrice: isNumber,
  originalPrice: isNumber,
  sequence: isNumber,
  selection: isListOf(isOption),
  suggested: isBoolean,
  promo: orNull(isShape<PromoMark>({ promotionId: isNumber, triggerSequence: orNull(isNumber), price: isNumber, confirmed: orAbsent(isBoolean) })),
  fromCoupon: isBoolean,
  seenPrice: orAbsent(isNumber),
});

const isCoupon = isShape<Coupon>({
  code: isString,
  kind: isOneOf<Coupon['kind']>('percentage', 'amount', 'fixed-price'),
  value: isNumber,
  minimum: isNumber,
  description: isString,
  appliesTo: isListOf(isNumber),
  cheapestOnly: isBoolean,
  productId: isNumber,
  soldProductId: isNumber,
  memberIds: isListOf(isNumber),
  channel: isChannel,
  expiresAt: isString,
});

/** A cart as this code writes it. */
export const isCart: Check<Cart> = isShape<Cart>({
  id: orAbsent(isString),
  lines: isListOf(isLine),
  nextSequence: isNumber,
  coupon: orNull(isShape<AppliedCoupon>({ coupon: isCoupon, typed: isBoolean, discount: isNumber })),
  dropped: orAbsent(isListOf(isShape<DroppedLine>({ name: isString, wasPromo: isBoolean }))),
});
