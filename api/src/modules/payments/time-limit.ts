import { withinTime } from '@brasa/shared/server/within-time';
import { unavailable } from '../../calls/failures.ts';
import { assertNoTransaction } from '../../db/unit-of-work.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Nobody waits longer for a provider that hangs: it counts as one that is away. */
export const providerLimitMs = 10_000;

/** The provider as the rest of the api calls it: never inside a transaction, and for `limitMs` milliseconds at most. */
export function timeLimited(provider: PaymentProvider, limitMs: number = providerLimitMs): PaymentProvider {
  const ask = async <T>(call: () => Promise<T>): Promise<T> => {
    assertNoTransaction('The payment provider was called');
    return withinTime(limitMs, call(), () => unavailable(new Error(`The payment provider did not answer within ${limitMs} ms.`)));
  };
  return {
    name: provider.name,
    verifyNotice: (...notice) => provider.verifyNotice(...notice),
    createSession: (session) => ask(() => provider.createSession(session)),
    getStatus: (reference) => ask(() => provider.getStatus(reference)),
    refund: (reference, amount) => ask(() => provider.refund(reference, amount)),
  };
}
