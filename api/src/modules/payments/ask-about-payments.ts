import { settleNotice, type PaymentContext } from './settle-payment.ts';

const minuteMs = 60_000;
/** Milliseconds since the payment was opened: before, its notice is waited for; after, nobody pays with that page any more. */
const askAfterMs = 3 * minuteMs;
const askUntilMs = 24 * 60 * minuteMs;
/** A payment is asked about again after this part of its age. */
const distance = 1 / 10;
/** In one round. A provider that hangs is waited for each time (`providerLimitMs`). */
const mostAtOnce = 60;

/**
 * Notices get lost, also many at once, when this server was away: the provider is asked about every payment of the last day that
 * is open, first every minute and then ever more rarely. One that fails stops no other. What was asked, and when, is known to
 * this instance only: one that starts asks about all of them, the newest first. Stops between two payments when `closing`.
 */
export function inquiry(context: PaymentContext, closing?: AbortSignal): () => Promise<void> {
  let askedAt = new Map<number, number>();
  return async () => {
    const now = context.clock.now();
    const open = await context.database.db
      .selectFrom('payment')
      .select(['id', 'provider_ref', 'created_at'])
      .where('method', '=', 'T')
      .where('provider', '=', context.provider.name)
      .where('status', 'in', ['CREATED', 'EXPIRED'])
      .where('created_at', '<=', new Date(now - askAfterMs))
      .where('created_at', '>', new Date(now - askUntilMs))
      .orderBy('id', 'desc')
      .execute();
    const known = open.map(({ id, provider_ref: reference, created_at: createdAt }) => ({ id, reference, last: askedAt.get(id) ?? 0, pause: (now - createdAt.getTime()) * distance }));
    askedAt = new Map(known.map(({ id, last }) => [id, last]));
    const due = known.filter(({ last, pause }) => last + pause <= now).toSorted((one, other) => one.last - other.last);
    for (const { id, reference } of due.slice(0, mostAtOnce)) {
      if (closing?.aborted) return;
      askedAt.set(id, now);
      try {
        const status = reference === null ? null : await context.provider.getStatus(reference);
        if (status?.kind === 'approved') await settleNotice(context, status.notice);
      } catch (error) {
        context.log.error({ err: error, payment: id }, 'asking about a payment failed; it is asked again');
      }
    }
  };
}
