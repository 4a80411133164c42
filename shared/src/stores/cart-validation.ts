import { replaceEqualDeep } from '@tanstack/react-query';
import { canPay, classifyLines, validityMessages, validityOf, type LineClass, type Validity } from '../domain/validity.ts';
import { cartStatus } from './cart-status.ts';
import { cartStore } from './cart-store.ts';
import { catalogStore } from './catalog-store.ts';
import { serverTime } from './clock.ts';
import { deliveryStore } from './delivery-store.ts';
import { cartContext, orderFacts } from './order-facts.ts';
import { isBoolean, isShape } from './shape.ts';
import { storageKeys } from './storage-keys.ts';
import { local } from './storage.ts';
import { createStore, watchStores } from './store.ts';
import { stored } from './stored.ts';

export type CartValidation = {
  readonly validity: Validity;
  readonly canPay: boolean;
  /** What the customer reads, in order. */
  readonly messages: readonly string[];
  /** By line id; a line that is not here is valid. */
  readonly problems: Readonly<Record<string, Exclude<LineClass, 'valid'>>>;
};

/** How the cart stands; null until the menu is there. */
export const cartValidation = createStore<CartValidation | null>('cart-validation', null);

/** The flags of the last visit, to paint the first frame with [DEC-198]. */
export const lastValidity = createStore<Validity | null>('last-validity', null);

const keptValidity = stored(
  local,
  storageKeys.cartValidation,
  1,
  isShape<Validity>({
    channelInvalid: isBoolean,
    geoInvalid: isBoolean,
    totalInvalid: isBoolean,
    scheduleInvalid: isBoolean,
    quantityInvalid: isBoolean,
    productsBlocked: isBoolean,
    optionsBlocked: isBoolean,
    hoursInvalid: isBoolean,
    isEmpty: isBoolean,
    addressInvalid: isBoolean,
  }),
);

function judge(): CartValidation {
  const cart = cartStore.get();
  const context = cartContext();
  const validity = validityOf(cart, context);
  const problems = [...classifyLines(cart, context)].filter((entry): entry is [string, Exclude<LineClass, 'valid'>] => entry[1] !== 'valid');
  return { validity, canPay: canPay(validity), messages: validityMessages(validity, context), problems: Object.fromEntries(problems) };
}

/** Judges the cart anew; without a menu, or while the stored cart is still to be read, nothing can be said. */
export function judgeCart(): void {
  const { read, key } = cartStatus.get();
  if (!catalogStore.get() || (!read && key !== '')) return;
  const before = cartValidation.get();
  cartValidation.set(replaceEqualDeep(before, judge()));
  const after = cartValidation.get();
  if (after && after.validity !== before?.validity) keptValidity.write(after.validity);
}

const minute = 60_000;

/** Judges after every change, and every minute, because opening hours begin and end by themselves. */
export function connectValidation(): () => void {
  lastValidity.set(keptValidity.read());
  const stopWatching = watchStores([cartStore, catalogStore, deliveryStore, orderFacts, cartStatus, serverTime], judgeCart);
  const timer = setInterval(judgeCart, minute);
  return () => {
    stopWatching();
    clearInterval(timer);
  };
}
