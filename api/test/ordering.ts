import { randomUUID } from 'node:crypto';
import type { Coupon } from '@brasa/shared/domain/cart';
import { evaluateCoupon } from '@brasa/shared/domain/coupons';
import type { Coordinates, HomeLocation } from '@brasa/shared/domain/delivery';
import type { OrderDestination, OrderDraft } from '@brasa/shared/domain/order-draft';
import { markFor } from '@brasa/shared/domain/promotions';
import { aCartOf, anOrderDraft } from '@brasa/shared/testing';
import type { AddedProduct } from '@brasa/shared/testing';
import { fromOrderDraft } from '@brasa/shared/wire/order-draft-wire';
import { toCheckedCoupon } from '@brasa/shared/wire/coupons-wire';
import { coverageAt } from '../src/modules/geo/coverage.ts';
import type { TestAnswer, TestApi, TestCall } from './helper.ts';

export const places = {
  oakland: { latitude: 14.599, longitude: -90.5072 },
  atlantida: { latitude: 14.662, longitude: -90.465 },
  university: { latitude: 14.5995, longitude: -90.551 },
  ravine: { latitude: 14.627, longitude: -90.531 },
  coban: { latitude: 15.471, longitude: -90.371 },
  ocean: { latitude: 13.2, longitude: -91.5 },
} as const;

export const ids = { combo: 2001, pizza: 3001, suprema: 4101, garlicBread: 5001, soup: 5008, sharingBoard: 5007, cola: 8001, brownie: 9001, iceCream: 9004 } as const;

type Services = TestApi['services'];

export type DraftWishes = Partial<Omit<OrderDraft, 'cart'>> & {
  readonly products?: readonly AddedProduct[];
  readonly promo?: { readonly promotionId: number; readonly productId: number };
  readonly coupon?: Coupon;
};

/** Where somebody lives, as the coverage says it; `point` is the first meeting point of the zone. */
export function home({ release, clock }: Services, place: Coordinates, change: Partial<HomeLocation> = {}): OrderDestination {
  const coverage = coverageAt(release.current().coverage, place, clock.now());
  return { kind: 'home', location: { ...coverage, addressId: null, tag: '', address: '5a avenida 12-31', reference: 'Portón negro', deliveryPoint: null, invalid: false, ...change } };
}

export const counter = (shopId = 2): OrderDestination => ({ kind: 'pickup', shopId, shopName: 'Zona 10 Oakland', collectedBy: 'Ana López' });

/** Three combos to Oakland, in cash. */
export function aDraft(services: Services, { products = [{ productId: ids.combo, quantity: 3 }], promo, coupon, ...change }: DraftWishes = {}): OrderDraft {
  const { catalog } = services.release.current();
  let cart = aCartOf(catalog, ...products);
  const promotion = catalog.promotions.find(({ id }) => id === promo?.promotionId);
  const member = catalog.productById.get(promo?.productId ?? 0);
  if (promotion && member) {
    const mark = markFor(promotion, member, member.price, cart.lines);
    const [line] = aCartOf(catalog, { productId: member.id, promo: mark }).lines;
    if (line) cart = { ...cart, lines: [...cart.lines, { ...line, sequence: cart.nextSequence, id: `${cart.nextSequence}-0` }], nextSequence: cart.nextSequence + 1 };
  }
  if (coupon) {
    const outcome = evaluateCoupon(coupon, cart.lines, catalog.config.minimumOrder);
    cart = { ...cart, coupon: { coupon, typed: true, discount: outcome.ok ? outcome.discount : 0 } };
  }
  return anOrderDraft({ cart, destination: home(services, places.oakland), ...change });
}

export async function guest(api: TestApi): Promise<TestCall> {
  const { body } = await api.call('auth/guest');
  return { headers: { authorization: `Bearer ${body.token}` } };
}

/** `headers` may carry the token of the guest who logs in. */
export async function customer(api: TestApi, email = 'ana@example.com', headers: Record<string, string> = {}): Promise<TestCall> {
  const { body } = await api.call('auth/login', { email, password: 'clave-demo-1' }, { headers });
  return { headers: { authorization: `Bearer ${body.token}`, 'refresh-token': body.refreshToken } };
}

export type Sending = { readonly id?: string | null; readonly checkout?: boolean };

/** Sends a draft as the storefront does: in the envelope, with an id of its own unless given. */
export function place(api: TestApi, draft: OrderDraft, who: TestCall, { id = randomUUID(), checkout = true }: Sending = {}): Promise<TestAnswer> {
  return send(api, fromOrderDraft(draft, { checkout }), who, id);
}

export const send = (api: TestApi, body: object, who: TestCall, id: string | null = randomUUID()): Promise<TestAnswer> =>
  api.callEncrypted('data/saveOrderPendiente', { ...(id !== null && { _id: id }), _ts: api.clock.now(), ...body }, who);

export async function checkedCoupon(api: TestApi, code: string, who: TestCall, email = 'ana.guest@example.com'): Promise<Coupon> {
  const coupon = toCheckedCoupon((await api.call('data/checkPromocionCheckout', { cupon: code, correo: email }, who)).body);
  if (!coupon) throw new Error(`the coupon ${code} was not accepted`);
  return coupon;
}
