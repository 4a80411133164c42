import { itemCount, totals } from '@brasa/shared/domain/cart-operations';
import type { Cart } from '@brasa/shared/domain/cart';
import { maxItems } from '@brasa/shared/domain/catalog-lookup';
import { couponFits } from '@brasa/shared/domain/coupons';
import type { Centavos } from '@brasa/shared/domain/money';
import { validityMessages, validityOf } from '@brasa/shared/domain/validity';
import { validityText } from '@brasa/shared/domain/validity-text';
import type { ReceivedDraft } from '@brasa/shared/wire/received-draft-wire';
import { placeOf } from './order-place.ts';
import type { OrderPlace } from './order-place.ts';
import { scheduledInstant, timeProblem } from './order-time.ts';
import { ordersText } from './orders-text.ts';
import { priceReceived } from './received-cart.ts';
import type { PriceFacts, PricedCart } from './received-cart.ts';
import type { ShopFacts } from './shop-facts.ts';

/** What is known of whoever orders. */
export type CustomerFacts = {
  /** The saved address of the order, if it names one, is the customer's own. */
  readonly ownsAddress: boolean;
  /** Null: a guest, who has no balance. */
  readonly giftBalance: Centavos | null;
  readonly mayOpenAnother: boolean;
  readonly mustPayByCard: boolean;
};

export type Assessment =
  | { readonly ok: true; readonly cart: Cart; readonly place: OrderPlace; readonly scheduledFor: number | null; readonly certificate: Centavos }
  /** `cart` is null when it could not be priced. */
  | { readonly ok: false; readonly message: string; readonly cart: Cart | null };

export type AssessmentFacts = ShopFacts & PriceFacts & CustomerFacts;

/** More than any kitchen takes: such an order is not even priced, which would keep everybody else waiting. */
const mostPriced = 200;

/** Every rule of the cart and the checkout, once more, from the shop's own knowledge. The first that fails is the answer. */
export function assess(draft: ReceivedDraft, facts: AssessmentFacts): Assessment {
  if (draft.lines.length === 0) return { ok: false, message: ordersText.empty, cart: null };
  const most = Math.max(maxItems(facts.catalog) ?? 0, mostPriced);
  if (draft.lines.reduce((sum, { quantity }) => sum + quantity, 0) > most) return { ok: false, message: validityText.quantity(most), cart: null };
  const priced = priceReceived(draft, facts);
  if (!priced) return { ok: false, message: ordersText.unavailable, cart: null };
  const { cart } = priced;
  const refuse = (message: string): Assessment => ({ ok: false, message, cart });

  const scheduledFor = scheduledInstant(draft.futureOrder);
  const when = scheduledFor ?? facts.now;
  const outcome = placeOf(draft.destination, facts, { when, ownsAddress: facts.ownsAddress });
  if (!outcome.ok) return refuse(outcome.message);
  const { place } = outcome;

  const certificate = certificateOf(draft, totals(cart).total);
  const problem =
    timeProblem(draft.futureOrder, place.shop, facts) ??
    cartProblem(cart, draft, place, facts, when) ??
    offerProblem(priced, place) ??
    paymentProblem(draft, { total: totals(cart).total, certificate }, facts) ??
    (priced.pricesMatch ? null : ordersText.prices) ??
    (facts.mayOpenAnother ? null : ordersText.tooManyOpen);
  return problem === null ? { ok: true, cart, place, scheduledFor, certificate } : refuse(problem);
}

function cartProblem(cart: Cart, draft: ReceivedDraft, { mode, shop }: OrderPlace, facts: AssessmentFacts, when: number): string | null {
  const { config } = facts.catalog;
  const context = {
    config,
    maxItems: maxItems(facts.catalog),
    shop,
    mode,
    futureOrder: draft.futureOrder,
    geoMenu: facts.geoMenu(shop.id),
    outOfSchedule: facts.outOfSchedule([...new Set(cart.lines.map(({ productId }) => productId))], when),
    blocks: facts.blocks,
    now: facts.now,
  };
  if (itemCount(cart) === 0) return ordersText.empty;
  return validityMessages(validityOf(cart, context), context)[0] ?? null;
}

function offerProblem({ cart, couponHolds, promotionsHold }: PricedCart, { mode }: OrderPlace): string | null {
  const fits = cart.coupon === null || couponFits(cart.coupon.coupon, mode);
  if (!couponHolds || !fits) return ordersText.coupon;
  return promotionsHold ? null : ordersText.promotion;
}

/** Paying with the balance and naming no amount means all of it. */
const certificateOf = ({ payment, certificateAmount }: ReceivedDraft, total: Centavos): Centavos =>
  payment === 'certificate' && certificateAmount === 0 ? total : certificateAmount;

type Amounts = { readonly total: Centavos; readonly certificate: Centavos };

function paymentProblem({ payment }: ReceivedDraft, { total, certificate }: Amounts, { catalog, giftBalance, mustPayByCard }: AssessmentFacts): string | null {
  const { config } = catalog;
  const isDue = total > certificate;
  if (certificate > 0 && !config.certificatesEnabled) return ordersText.noGiftCards;
  // The balance pays what is asked of it and never more than the order; as the only method it pays all.
  if (certificate > (giftBalance ?? 0) || certificate > total || (payment === 'certificate' && isDue)) return ordersText.giftBalance;
  if (payment === 'cash' && isDue && !config.cashEnabled) return ordersText.noCash;
  if (mustPayByCard && isDue) return config.cardDisabledMessage === '' ? ordersText.cardOnly : ordersText.cashRefused;
  return payment === 'card' && isDue && config.cardDisabledMessage !== '' ? config.cardDisabledMessage : null;
}
