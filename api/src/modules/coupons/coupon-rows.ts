import type { Coupon } from '@brasa/shared/domain/cart';
import type { Channel } from '@brasa/shared/domain/catalog';
import { dateText, localTime } from '@brasa/shared/domain/local-time';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

export type CouponRow = Selectable<Tables['coupon']>;

/** Whoever uses a coupon: the account, or the mailbox and phone a guest gives. */
export type CouponUser = { readonly customerId: number | null; readonly email: string; readonly phone: string | null };

const channels = { TODO: 'any', DOMI: 'home', LLEV: 'pickup' } as const satisfies Record<CouponRow['channel'], Channel>;
const two = (value: number): string => String(value).padStart(2, '0');

/** dd/MM/yyyy HH:mm:ss in Guatemala. */
function momentText(moment: Date): string {
  const { hour, minute, second } = localTime(moment.getTime());
  return `${dateText(moment.getTime())} ${two(hour)}:${two(minute)}:${two(second)}`;
}

export const toCoupon = (row: CouponRow): Coupon => ({
  code: row.code,
  kind: row.kind === 'PORCENTAJE' ? 'percentage' : row.kind === 'MONTO' ? 'amount' : 'fixed-price',
  value: row.kind === 'PORCENTAJE' ? Number(row.percent ?? 0) : row.value_cents,
  minimum: row.min_cents,
  description: row.description,
  appliesTo: row.applies,
  cheapestOnly: row.cheapest_only,
  productId: row.product_id ?? 0,
  soldProductId: row.sold_id ?? 0,
  memberIds: row.members,
  channel: channels[row.channel],
  expiresAt: momentText(row.ends_at),
});

/** Active, inside its dates, not used up. */
const usable = (db: Db, now: number) =>
  db
    .selectFrom('coupon')
    .selectAll('coupon')
    .where('active', '=', true)
    .where('starts_at', '<=', new Date(now))
    .where('ends_at', '>=', new Date(now))
    .where((eb) => eb.or([eb('max_uses', 'is', null), eb('used', '<', eb.ref('max_uses'))]));

/** `ana+pizza@x.gt` and `ana@x.gt` are one mailbox. */
export const normalizeMailbox = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@');

/** Orders of this person: of the account, the mailbox or the phone. */
const ordersOf = (db: Db, { customerId, email, phone }: CouponUser) =>
  db
    .selectFrom('orders')
    .select('id')
    .where((eb) =>
      eb.or([
        eb(sql<string>`regexp_replace(lower(contact->>'email'), '\\+[^@]*@', '@')`, '=', normalizeMailbox(email)),
        ...(customerId === null ? [] : [eb('customer_id', '=', customerId)]),
        ...(phone === null ? [] : [eb(sql<string>`contact->>'phone'`, '=', phone)]),
      ]),
    );

/** How often this person holds or used each of these coupons. */
async function usesOf(db: Db, couponIds: readonly number[], user: CouponUser): Promise<(couponId: number) => number> {
  if (couponIds.length === 0) return () => 0;
  const rows = await db
    .selectFrom('coupon_redemption')
    .select(['coupon_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('coupon_id', 'in', couponIds)
    .where('state', '!=', 'RELEASED')
    .where('order_id', 'in', ordersOf(db, user))
    .groupBy('coupon_id')
    .execute();
  return (couponId) => Number(rows.find(({ coupon_id }) => coupon_id === couponId)?.count ?? 0);
}

export const usesBy = async (db: Db, couponId: number, user: CouponUser): Promise<number> => (await usesOf(db, [couponId], user))(couponId);

const isGranted = async (db: Db, row: CouponRow, email: string): Promise<boolean> =>
  !row.personal || (await db.selectFrom('coupon_grant').select('coupon_id').where('coupon_id', '=', row.id).where('email', '=', email.toLowerCase()).executeTakeFirst()) !== undefined;

/** Null for every reason alike: unknown, expired, used up, meant for somebody else, used already by this person. */
export async function usableCoupon(db: Db, code: string, user: CouponUser, now: number): Promise<CouponRow | null> {
  if (!/^[a-z0-9-]{3,30}$/.test(code)) return null;
  const row = await usable(db, now).where('code', '=', code).executeTakeFirst();
  if (!row || !(await isGranted(db, row, user.email))) return null;
  return (await usesBy(db, row.id, user)) < row.per_customer ? row : null;
}

/** Granted to the account, or open to everybody. */
export async function couponsOf(db: Db, user: CouponUser, now: number): Promise<CouponRow[]> {
  const rows = await usable(db, now)
    .where((eb) =>
      eb.or([
        eb('personal', '=', false),
        eb.exists(eb.selectFrom('coupon_grant').select('coupon_grant.coupon_id').whereRef('coupon_grant.coupon_id', '=', 'coupon.id').where('coupon_grant.email', '=', user.email.toLowerCase())),
      ]),
    )
    .orderBy('personal', 'desc')
    .orderBy('ends_at')
    .orderBy('id')
    .execute();
  const uses = await usesOf(db, rows.map(({ id }) => id), user);
  return rows.filter((row) => uses(row.id) < row.per_customer);
}
