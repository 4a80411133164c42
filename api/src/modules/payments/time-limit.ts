import { unavailable } from '../../calls/failures.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Nobody waits longer for a provider that hangs: it counts as one that is away. */
export const providerLimitMs = 10_000;

async function within<T>(limitMs: number, call: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unavailable(new Error(`The payment provider did not answer within ${limitMs} ms.`))), limitMs);
  });
  try {
    return await Promise.race([call, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

export const timeLimited = (provider: PaymentProvider, limitMs: number = providerLimitMs): PaymentProvider => ({
  name: provider.name,
  verifyNotice: (...notice) => provider.verifyNotice(...notice),
  createSession: (session) => within(limitMs, provider.createSession(session)),
  getStatus: (reference) => within(limitMs, provider.getStatus(reference)),
  refund: (reference, amount) => within(limitMs, provider.refund(reference, amount)),
});
