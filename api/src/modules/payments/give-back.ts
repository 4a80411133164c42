import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Services } from '../../services.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { providerLimitMs } from './time-limit.ts';

export type RefundContext = Pick<Services, 'database' | 'clock' | 'log'> & { readonly provider: PaymentProvider };

/** Longer than the provider is waited for. A process that dies meanwhile leaves the payment to the others after this. */
const heldMs = 6 * providerLimitMs;

/** Every refund that is due, also those an earlier try did not manage. */
export async function giveBack(context: RefundContext): Promise<void> {
  const due = await refundsDue(context).execute();
  for (const { id } of due) await giveBackOne(context, id);
}

/** The refund of one payment: whoever brings its notice does not wait for all the others. */
export async function giveBackNow(context: RefundContext, reference: string): Promise<void> {
  const due = await refundsDue(context).where('provider_ref', '=', reference).execute();
  for (const { id } of due) await giveBackOne(context, id);
}

/**
 * One that does not work keeps no other from its money. The payment is held by its row while the provider is asked, so that of
 * two instances one does it, and no transaction is open meanwhile. The provider knows a refund by its reference: whoever asks
 * after a crash or a call that took too long asks for the same one again.
 */
async function giveBackOne({ database: { db }, provider, clock, log }: RefundContext, id: number): Promise<void> {
  const now = clock.now();
  const heldUntil = new Date(now + heldMs);
  try {
    const held = await db.updateTable('payment').set({ refund_held_until: heldUntil }).where('id', '=', id).where(isDue(provider.name, now)).returning(['provider_ref', 'amount_cents']).executeTakeFirst();
    if (!held) return;
    await provider.refund(held.provider_ref ?? '', held.amount_cents);
    await db.updateTable('payment').set({ status: 'REFUNDED', settled_at: new Date(clock.now()), refund_held_until: null }).where('id', '=', id).execute();
  } catch (error) {
    log.error({ err: error, payment: id }, 'a refund did not work; it is tried again every minute');
    await db.updateTable('payment').set({ refund_held_until: null }).where('id', '=', id).where('refund_held_until', '=', heldUntil).execute();
  }
}

const refundsDue = ({ database: { db }, provider, clock }: RefundContext) => db.selectFrom('payment').select('id').where(isDue(provider.name, clock.now())).orderBy('id');

const isDue = (provider: string, now: number) => (eb: ExpressionBuilder<Tables, 'payment'>) =>
  eb.and([
    eb('provider', '=', provider),
    eb('status', 'in', ['FAILED', 'PAID']),
    eb('id', 'in', eb.selectFrom('payment_event').select('payment_id').where(sql<string>`payment_event.body->>'refund'`, '=', 'true').$castTo<{ payment_id: number }>()),
    eb.or([eb('refund_held_until', 'is', null), eb('refund_held_until', '<=', new Date(now))]),
  ]);
