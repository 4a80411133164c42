import type { PromotionAnswer } from '@brasa/shared/domain/promotions';
import type { ReceivedDraft } from '@brasa/shared/wire/received-draft-wire';
import type { CustomerCaller, GuestCaller } from '../../calls/caller.ts';
import type { Db } from '../../db/database.ts';
import { readBlocks } from '../catalog/blocks.ts';
import type { Release } from '../catalog/load-release.ts';
import { runningPromotions } from '../catalog/promotions.ts';
import { toCoupon, usableCoupon } from '../coupons/coupon-rows.ts';
import type { CouponRow, CouponUser } from '../coupons/coupon-rows.ts';
import { giftBalance } from '../payments/gift-balance.ts';
import type { AssessmentFacts } from './assess-order.ts';
import { mustPayByCard } from './no-shows.ts';
import { shopFacts } from './shop-facts.ts';

export type Buyer = CustomerCaller | GuestCaller;

/** Orders somebody may have on their way at once. */
const mostOpen = { guest: 3, customer: 5 } as const;

export type OrderFacts = AssessmentFacts & { readonly couponRow: CouponRow | null };

export const couponUser = (buyer: Buyer, { contact }: Pick<ReceivedDraft, 'contact'>): CouponUser => ({
  customerId: buyer.kind === 'customer' ? buyer.customerId : null,
  email: buyer.kind === 'customer' ? buyer.email : contact.email,
  phone: contact.phone,
});

/** Reads what an order is judged by. */
export async function readOrderFacts(db: Db, draft: ReceivedDraft, context: { buyer: Buyer; release: Release; now: number; futureLeadMinutes: number }): Promise<OrderFacts> {
  const { buyer, release, now, futureLeadMinutes } = context;
  const couponRow = draft.coupon ? await usableCoupon(db, draft.coupon.code, couponUser(buyer, draft), now) : null;
  const open = await openOrders(db, buyer);
  return {
    ...shopFacts(release, { now, blocks: await readBlocks(db, now), futureLeadMinutes }),
    promotionAnswers: await promotionAnswers(db, draft, now),
    couponRow,
    coupon: couponRow && toCoupon(couponRow),
    ownsAddress: await ownsAddress(db, draft, buyer),
    giftBalance: buyer.kind === 'customer' ? await giftBalance(db, buyer.customerId, now) : null,
    mustPayByCard: draft.payment === 'cash' && (await mustPayByCard(db, draft, now)),
    mayOpenAnother: open < mostOpen[buyer.kind],
  };
}

async function openOrders(db: Db, buyer: Buyer): Promise<number> {
  const query = db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', 'not in', ['FIN', 'ENT', 'CAN'])
    .where('kind', '=', 'ORD');
  const own = buyer.kind === 'customer' ? query.where('customer_id', '=', buyer.customerId) : query.where('guest_id', '=', buyer.guestId).where('customer_id', 'is', null);
  return Number((await own.executeTakeFirstOrThrow()).count);
}

async function ownsAddress(db: Db, { destination }: ReceivedDraft, buyer: Buyer): Promise<boolean> {
  if (destination.kind === 'pickup' || destination.addressId === null) return true;
  if (buyer.kind === 'guest') return false;
  const row = await db.selectFrom('address').select('id').where('id', '=', destination.addressId).where('customer_id', '=', buyer.customerId).executeTakeFirst();
  return row !== undefined;
}

/** Every promotion of the order has an answer: nothing is waited for here. */
async function promotionAnswers(db: Db, { lines }: ReceivedDraft, now: number): Promise<ReadonlyMap<number, PromotionAnswer>> {
  const ids = [...new Set(lines.flatMap(({ promotionId }) => promotionId ?? []))];
  const running = await runningPromotions(db, ids, now);
  return new Map(ids.map((id) => [id, running.has(id) ? 'valid' : 'invalid']));
}
