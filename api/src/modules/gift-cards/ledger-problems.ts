import { sql } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import { withReportLimits } from '../../db/open-database.ts';

export type LedgerReport = {
  readonly cards: number;
  readonly entries: number;
  /** Centavos that customers can spend, and that orders have set aside: what the shop owes. */
  readonly balance: number;
  readonly held: number;
  /** One sentence each; none: the books agree. */
  readonly problems: readonly string[];
};

/** Each asks for what must not be there. The first column is the sentence. */
const rules = [
  sql<{ problem: string }>`
    select 'The trial balance is ' || sum(amount_cents) || ' instead of 0.' as problem from gift_ledger having sum(amount_cents) <> 0`,
  sql<{ problem: string }>`
    select 'Entry ' || entry.id || ' (' || entry.kind || ') of gift card ' || entry.gift_card_id || ' is not balanced: its postings add up to ' || coalesce(sum(posting.amount_cents)::text, 'nothing') || '.' as problem
    from gift_entry entry left join gift_posting posting on posting.entry_id = entry.id
    group by entry.id having sum(posting.amount_cents) is distinct from 0 order by entry.id`,
  sql<{ problem: string }>`
    select 'Gift card ' || card.id || ': balance_cents is ' || card.balance_cents || ', its entries say ' || coalesce(posted.cents, 0) || '.' as problem
    from gift_card card left join (select gift_card_id, sum(amount_cents) as cents from gift_ledger where account = 'balance' group by gift_card_id) posted on posted.gift_card_id = card.id
    where card.balance_cents <> coalesce(posted.cents, 0) order by card.id`,
  sql<{ problem: string }>`
    select 'Gift card ' || gift_card_id || coalesce(', order ' || order_id, '') || ': ' || account || ' is ' || sum(amount_cents) || ', less than nothing.' as problem
    from (select gift_card_id, case when account <> 'balance' then order_id end as order_id, account, amount_cents from gift_ledger where account in ('balance', 'held', 'redeemed')) leg
    group by gift_card_id, order_id, account having sum(amount_cents) < 0 order by gift_card_id`,
  sql<{ problem: string }>`
    select 'Gift card ' || id || ' is ' || status || ' but has a balance of ' || balance_cents || '.' as problem
    from gift_card where status in ('SPENT', 'EXPIRED', 'VOID') and balance_cents <> 0 order by id`,
  sql<{ problem: string }>`
    with expected as (
      select id as order_id, 'held' as account, gift_cents as cents from orders where kind = 'ORD' and gift_cents > 0 and status <> 'CAN' and confirmed_at is null
      union all select id, 'redeemed', gift_cents from orders where kind = 'ORD' and gift_cents > 0 and status <> 'CAN' and confirmed_at is not null
    ), found as (
      select order_id, account, sum(amount_cents) as cents from gift_ledger where account in ('held', 'redeemed') group by order_id, account having sum(amount_cents) <> 0
    )
    select 'Order ' || order_id || ': ' || account || ' is ' || coalesce(found.cents, 0) || ', by how the order stands it is ' || coalesce(expected.cents, 0) || '.' as problem
    from expected full join found using (order_id, account)
    where coalesce(found.cents, 0) <> coalesce(expected.cents, 0) order by order_id`,
];

async function report(trx: Trx): Promise<LedgerReport> {
  // One moment for all of them.
  await sql`set transaction isolation level repeatable read, read only`.execute(trx);
  const problems: string[] = [];
  for (const rule of rules) problems.push(...(await rule.execute(trx)).rows.map(({ problem }) => problem));
  const { rows } = await sql<Omit<LedgerReport, 'problems'>>`
    select (select count(*) from gift_card) as cards, (select count(*) from gift_entry) as entries,
      coalesce(sum(amount_cents) filter (where account = 'balance'), 0) as balance, coalesce(sum(amount_cents) filter (where account = 'held'), 0) as held from gift_ledger
  `.execute(trx);
  return { ...(rows[0] as Omit<LedgerReport, 'problems'>), problems };
}

/** Whether the books of all gift cards agree with each other, with the balances that customers see and with the orders. Changes nothing. */
export const checkLedger = (database: Database): Promise<LedgerReport> => withReportLimits(database, (reporting) => reporting.inTransaction(report));
