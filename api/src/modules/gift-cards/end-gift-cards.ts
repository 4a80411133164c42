import { type RawBuilder, sql } from 'kysely';
import type { Centavos } from '@brasa/shared/domain/money';
import type { Trx } from '../../db/database.ts';

export type EndedCard = { readonly id: number; readonly left_cents: Centavos };

/** What is left on the cards moves out of their balance. What an order has set aside stays so until that order is paid or given up. */
async function endCards(trx: Trx, which: RawBuilder<unknown>, [status, kind]: readonly ['EXPIRED', 'EXPIRE'] | readonly ['VOID', 'VOID'], now: number): Promise<readonly EndedCard[]> {
  // Locked in the order in which orders lock them to set a balance aside.
  const { rows } = await sql<EndedCard>`
    with ended as (
      update gift_card set status = ${status}, balance_cents = 0
      from (select id, balance_cents as left_cents from gift_card where ${which} order by expires_on, id for update) before
      where gift_card.id = before.id returning gift_card.id, before.left_cents
    ), entries as (
      insert into gift_entry (gift_card_id, kind, delta_cents, at) select id, ${kind}, -left_cents, ${new Date(now)} from ended where left_cents > 0
    ) select id, left_cents from ended order by id
  `.execute(trx);
  return rows;
}

export const expireCards = (trx: Trx, which: RawBuilder<unknown>, now: number): Promise<readonly EndedCard[]> => endCards(trx, which, ['EXPIRED', 'EXPIRE'], now);

/** For good, also those that are spent or expired: nothing that comes back to them later can be used. */
export const voidCards = (trx: Trx, which: RawBuilder<unknown>, now: number): Promise<readonly EndedCard[]> => endCards(trx, sql`status <> 'VOID' and (${which})`, ['VOID', 'VOID'], now);
