import { sql } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';
import { rememberErasure, rememberRemoval } from '../../db/deleted-rows.ts';
import { json, type Tables } from '../../db/tables.ts';
import { newestLetterKey } from '../gift-cards/gift-letters.ts';
import type { GiftMarker } from '../gift-cards/issue-gift-cards.ts';
import { localDay } from '../payments/local-day.ts';

/** Rows of a mailbox however it was typed: `ana+pizza@x.gt` is `ana@x.gt`. Written as in the index of orders. */
export const mailboxIn = (column: string) => sql<string>`regexp_replace(lower(${sql.raw(column)}), '\\+[^@]*@', '@')`;

const nobody: GiftMarker = { buyer: '', recipient: '', email: '', dedication: '' };

/** A card whose letter has not left yet still needs to know for whom it is. */
const isDelivered = sql<boolean>`not exists (select from mail_outbox where dedupe = ${newestLetterKey} and status = 'QUEUED')`;

/** What `forgetPeopleOfOrders` and `forgetRecipient` write to. */
export const tablesOfOrders = ['orders', 'coupon_redemption', 'order_line', 'gift_card'] as const satisfies readonly (keyof Tables)[];

/**
 * Takes out of orders whatever says who ordered, for whom, from where and to where: contact, address, invoice, comments, device,
 * and of gift cards who gives them, with which words, and who gets them. When, what, for how much and how it was paid stays. The
 * caller remembers the erasure.
 */
export async function forgetPeopleOfOrders(trx: Trx, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  await trx
    .updateTable('orders')
    .set({
      contact: json({ name: '', phone: '', email: '', collectedBy: '', wantsAccount: false }),
      destination: null,
      invoice: null,
      comments: '',
      device: null,
      // Who knows what was typed could find it out again.
      content_hash: '',
    })
    .where('id', 'in', orderIds)
    .execute();
  await trx.updateTable('orders').set({ guest_id: null }).where('id', 'in', orderIds).where('customer_id', 'is not', null).execute();
  await trx.updateTable('coupon_redemption').set({ who: '' }).where('order_id', 'in', orderIds).execute();
  await trx.updateTable('order_line').set({ marker: json(nobody) }).where('order_id', 'in', orderIds).where('tip', '=', 'CER').execute();
  await trx.updateTable('gift_card').set({ buyer_name: '', dedication: '' }).where('order_id', 'in', orderIds).execute();
  await trx.updateTable('gift_card').set({ recipient_name: '', recipient_email: '' }).where('order_id', 'in', orderIds).where(isDelivered).execute();
}

/** Cards somebody got: their owner's, and those that were sent to the mailbox. Who gave them is somebody else and stays. */
export async function forgetRecipient(trx: Trx, { customerId, mailbox }: { customerId: number; mailbox: string }): Promise<void> {
  const cards = await trx
    .updateTable('gift_card')
    .set({ recipient_name: '', recipient_email: '', dedication: '' })
    .where((eb) => eb.or([eb('owner_id', '=', customerId), eb.and([eb(mailboxIn('recipient_email'), '=', mailbox), isDelivered])]))
    .returning(['order_id', 'order_pos'])
    .execute();
  for (const { order_id, order_pos } of cards) {
    await trx
      .updateTable('order_line')
      .set({ marker: sql`marker || ${json({ recipient: '', email: '', dedication: '' } satisfies Partial<GiftMarker>)}` })
      .where('order_id', '=', order_id)
      .where('pos', '=', order_pos)
      .execute();
  }
}

const dayMs = 24 * 3_600_000;
/** Contract §15: nobody has a reason to know longer than this who a guest was. */
export const guestContactMs = 365 * dayMs;
const atOnce = 200;

type Transactions = { readonly db: Db; inTransaction<T>(work: (trx: Trx) => Promise<T>): Promise<T> };

/**
 * Guests have no account that they could close: their orders forget them by themselves. Whoever bought a gift card is known
 * until it is activated or over: a letter that did not arrive is told to the buyer, and corrected with the telephone.
 */
export async function forgetOldGuests(database: Transactions, now: number): Promise<void> {
  for (;;) {
    const due = await database.db
      .selectFrom('orders')
      .select('id')
      .where('customer_id', 'is', null)
      .where('placed_at', '<=', new Date(now - guestContactMs))
      .where(sql<boolean>`contact->>'email' <> ''`)
      .where(({ not, exists, selectFrom }) => not(exists(selectFrom('gift_card').select('gift_card.id').whereRef('gift_card.order_id', '=', 'orders.id').where('gift_card.status', '=', 'ISSUED').where('gift_card.expires_on', '>=', localDay(now)))))
      .orderBy('placed_at')
      .limit(atOnce)
      .execute();
    if (due.length === 0) return;
    const ids = due.map(({ id }) => id);
    await database.inTransaction(async (trx) => {
      await rememberRemoval(trx, tablesOfOrders, now);
      await forgetPeopleOfOrders(trx, ids);
    });
  }
}

/** What releases before this one left of people whose account is erased. `now` in epoch milliseconds. */
export async function forgetErasedPeople(database: Transactions, now: number): Promise<void> {
  for (;;) {
    const due = await database.db
      .selectFrom('orders')
      .innerJoin('customer', 'customer.id', 'orders.customer_id')
      .select('orders.id')
      .where('customer.status', '=', 'DEL')
      .where((eb) => eb.or([eb('orders.invoice', 'is not', null), eb('orders.content_hash', '<>', '')]))
      .limit(atOnce)
      .execute();
    if (due.length === 0) return;
    const ids = due.map(({ id }) => id);
    await database.inTransaction(async (trx) => {
      await rememberErasure(trx, tablesOfOrders, now);
      await forgetPeopleOfOrders(trx, ids);
    });
  }
}
