import { signNotice, isSigned } from './notice-signature.ts';
import type { PaymentNotice, PaymentProvider } from './payment-provider.ts';

export const sandboxName = 'sandbox';
export const sandboxPath = '/fake-pos';

const isNotice = (value: unknown): value is PaymentNotice => typeof value === 'object' && value !== null && 'eventId' in value && 'reference' in value && 'amount' in value && 'approved' in value;

/** A card provider that approves without money. It speaks to us exactly as a real one would: by signed notices over HTTP. */
export function sandboxProvider({ publicUrl, secret }: { publicUrl: string; secret: string }): PaymentProvider {
  const pageUrl = `${publicUrl}${sandboxPath}`;
  return {
    name: sandboxName,
    createSession: async ({ token }) => ({ token, url: pageUrl }),
    verifyNotice(headers, rawBody, now) {
      if (!isSigned(secret, headers['x-signature'], rawBody, now)) return null;
      const notice: unknown = JSON.parse(rawBody);
      return isNotice(notice) ? notice : null;
    },
    // It keeps nothing, so a notice that was lost stays lost: the order expires and can be paid anew.
    getStatus: async () => ({ kind: 'pending' }),
    refund: async () => undefined,
  };
}

/** Headers and body of a notice, as the sandbox sends it. */
export function signedNotice(notice: PaymentNotice, secret: string, now: number): { headers: Record<string, string>; payload: string } {
  const payload = JSON.stringify(notice);
  return { headers: { 'content-type': 'application/json', 'x-signature': signNotice(secret, payload, now) }, payload };
}
