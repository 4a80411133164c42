import { blockedIds, type Blocks } from './blocks.ts';
import type { Cart, CartLine } from './cart.ts';
import { itemCount, totals } from './cart-operations.ts';
import type { Channel, ShopConfig } from './catalog.ts';
import type { GeoMenu } from './catalog-lookup.ts';
import { chosenIds } from './chosen-ids.ts';
import { isAddressInvalid } from './delivery-mode.ts';
import type { DeliveryMode, FutureOrder, Shop } from './delivery.ts';
import { futureOrderText } from './future-order-text.ts';
import { hoursWhenClosed, isOpenNow, shownHours } from './opening-hours.ts';
import { validityText } from './validity-text.ts';

/** Everything a cart is judged by, as the servers answered it. */
export type CartContext = {
  readonly config: Pick<ShopConfig, 'currency' | 'minimumOrder' | 'opensAt' | 'closesAt'>;
  /** Null: no limit. */
  readonly maxItems: number | null;
  /** The shop that makes the order; null while none is known, then only the hours of the chain count. */
  readonly shop: Pick<Shop, 'hours'> & Partial<Pick<Shop, 'specialDays'>> | null;
  readonly mode: DeliveryMode;
  readonly futureOrder: FutureOrder | null;
  readonly geoMenu: GeoMenu;
  /** Products not sold at the time of the order. */
  readonly outOfSchedule: readonly number[];
  readonly blocks: Blocks;
  readonly now: number;
};

/** What a line is shown as; `valid` is the only one that can be ordered. */
export type LineClass = 'geo' | 'schedule' | 'channel' | 'blocked-product' | 'blocked-option' | 'valid';

type Checks = Record<Exclude<LineClass, 'valid'>, (line: CartLine) => boolean>;

/** Asked in this order, which is the order of importance [DEC-099]. */
const classes = ['geo', 'schedule', 'channel', 'blocked-product', 'blocked-option'] as const satisfies readonly LineClass[];

function checksFor({ geoMenu, outOfSchedule, mode, blocks }: CartContext): Checks {
  const sold = geoMenu === 'all' ? null : new Set(geoMenu);
  const late = new Set(outOfSchedule);
  const products = blockedIds(blocks.products, mode);
  const options = blockedIds(blocks.options, mode);
  return {
    geo: (line) => line.geoLimited && sold !== null && !sold.has(line.productId),
    schedule: (line) => late.has(line.productId),
    channel: (line) => !fitsChannel(line.channel, mode),
    'blocked-product': (line) => products.has(line.productId),
    'blocked-option': (line) => options.size > 0 && chosenIds(line.selection).some((id) => options.has(id)),
  };
}

/** No restriction while no way of delivery is chosen [DEC-100]. */
export const fitsChannel = (channel: Channel, mode: DeliveryMode): boolean =>
  channel === 'any' || mode.kind === 'none' || channel === mode.kind;

export const classify = (line: CartLine, context: CartContext): LineClass => classifyWith(checksFor(context), line);

/** The class of every line by its id. */
export function classifyLines(cart: Cart, context: CartContext): ReadonlyMap<string, LineClass> {
  const checks = checksFor(context);
  return new Map(cart.lines.map((line) => [line.id, classifyWith(checks, line)]));
}

const classifyWith = (checks: Checks, line: CartLine): LineClass => classes.find((name) => checks[name](line)) ?? 'valid';

/** Each flag is judged on its own, so that every message appears [DEC-099]. */
export type Validity = {
  readonly channelInvalid: boolean;
  readonly geoInvalid: boolean;
  readonly totalInvalid: boolean;
  readonly scheduleInvalid: boolean;
  readonly quantityInvalid: boolean;
  readonly productsBlocked: boolean;
  readonly optionsBlocked: boolean;
  readonly hoursInvalid: boolean;
  readonly isEmpty: boolean;
  readonly addressInvalid: boolean;
};

export function validityOf(cart: Cart, context: CartContext): Validity {
  const checks = checksFor(context);
  const some = (name: keyof Checks) => cart.lines.some(checks[name]);
  return {
    channelInvalid: some('channel'),
    geoInvalid: some('geo'),
    totalInvalid: isBelowMinimum(cart, context),
    scheduleInvalid: some('schedule'),
    quantityInvalid: context.maxItems !== null && context.maxItems > 0 && itemCount(cart) > context.maxItems,
    productsBlocked: some('blocked-product'),
    optionsBlocked: some('blocked-option'),
    hoursInvalid: context.futureOrder === null && !isOpenNow(context.config, context.shop, context.now),
    isEmpty: itemCount(cart) === 0,
    addressInvalid: isAddressInvalid(context.mode),
  };
}

/** The minimum holds for home delivery, and for any order with a product that could be delivered [DEC-103]. */
function isBelowMinimum(cart: Cart, { config, mode }: CartContext): boolean {
  const applies = mode.kind === 'home' || cart.lines.some(({ channel }) => channel === 'any');
  return applies && totals(cart).total < config.minimumOrder;
}

/** An empty cart and a missing address do not disable paying: the first has no button, the second leads to choosing one [DEC-105]. */
export const canPay = (validity: Validity): boolean =>
  !(
    validity.channelInvalid ||
    validity.geoInvalid ||
    validity.totalInvalid ||
    validity.scheduleInvalid ||
    validity.quantityInvalid ||
    validity.productsBlocked ||
    validity.optionsBlocked ||
    validity.hoursInvalid
  );

/** Why nothing can be ordered for now: the hours that are missed [CVAL-039], or that the shop is closed all day. Null where no hours are known. */
export function closedMessage({ config, shop, now }: Pick<CartContext, 'config' | 'shop' | 'now'>): string | null {
  const hours = hoursWhenClosed(config, shop, now);
  if (!hours) return shop && futureOrderText.closed;
  const { opens, closes } = shownHours(hours);
  return validityText.hours(opens, closes);
}

/** The sentences of everything that disables paying, each once, in the order of the flags. */
export function validityMessages(validity: Validity, context: Pick<CartContext, 'config' | 'maxItems' | 'shop' | 'now'>): string[] {
  const { config, maxItems } = context;
  return [
    validity.channelInvalid && validityText.channel,
    validity.geoInvalid && validityText.geo,
    validity.totalInvalid && validityText.total(config.minimumOrder, config.currency),
    validity.scheduleInvalid && validityText.schedule,
    validity.quantityInvalid && validityText.quantity(maxItems ?? 0),
    (validity.productsBlocked || validity.optionsBlocked) && validityText.blocked,
    validity.hoursInvalid && closedMessage(context),
  ].filter((message) => message !== false && message !== null);
}
