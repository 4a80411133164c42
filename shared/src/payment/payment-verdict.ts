import { unpaidLifeMs } from '../domain/card-payment.ts';
import { checkOrder } from './check-order.ts';
import type { OrderKey } from './order-key.ts';

/** What the server knows of a payment; null while nothing is decided, or it cannot be reached. */
export type Verdict = 'paid' | 'refused' | null;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function verdict({ number, hash }: OrderKey): Promise<Verdict> {
  const { code, status, isSettled } = await checkOrder(number, hash);
  if (isSettled) return 'paid';
  // 02 and not settled: cancelled after it was paid, which is no word of the bank.
  return code === '01' && status !== 'ERR' ? 'refused' : null;
}

/** After the page's event, which is a hint, the server is asked until it knows of the payment. */
const confirmation = { tries: 15, intervalMs: 1000 } as const;

export async function soonVerdict(order: OrderKey): Promise<Verdict> {
  for (let attempt = 0; attempt < confirmation.tries; attempt += 1) {
    const known = await verdict(order);
    if (known) return known;
    await pause(confirmation.intervalMs);
  }
  return null;
}

/** The later questions end when the shop does not keep an order any longer that nobody paid for. */
const late = { intervalMs: 10_000, timeoutMs: unpaidLifeMs } as const;

/** The bank's word may take minutes to arrive: it is waited for on whatever page the customer is, as long as `isWaiting` says that the order is unfinished. */
export async function lateVerdict(order: OrderKey, isWaiting: () => boolean): Promise<Verdict> {
  for (let waited = 0; waited < late.timeoutMs; waited += late.intervalMs) {
    await pause(late.intervalMs);
    const known = isWaiting() ? await verdict(order) : null;
    if (!isWaiting()) return null;
    if (known) return known;
  }
  return null;
}
