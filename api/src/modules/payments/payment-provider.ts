import type { Centavos } from '@brasa/shared/domain/money';

/** What is to be paid on the provider's own page. Card data never comes to us. */
export type PaymentSession = {
  /** Ours: 256 random bits, known only to this browser and the page. */
  readonly token: string;
  readonly orderNumber: number;
  readonly kind: 'ORD' | 'CER';
  readonly amount: Centavos;
  /** Where the result is announced to. */
  readonly origin: string;
};

export type PaymentNotice = {
  /** Of the provider: the same notice may come again. */
  readonly eventId: string;
  /** Names the payment; ours, given when the session was made. */
  readonly reference: string;
  readonly orderNumber: number;
  readonly amount: Centavos;
  readonly currency: string;
  readonly approved: boolean;
  readonly brand: string;
  readonly last4: string;
};

export type PaymentStatus = { readonly kind: 'approved'; readonly notice: PaymentNotice } | { readonly kind: 'declined' } | { readonly kind: 'pending' };

/** One per real provider; the sandbox is one, too. */
export type PaymentProvider = {
  readonly name: string;
  /** `url`: the page that takes the card; the storefront adds the token to it. */
  createSession(session: PaymentSession): Promise<{ readonly token: string; readonly url: string }>;
  /** Null: not from the provider, or too old. */
  verifyNotice(headers: Readonly<Record<string, string | string[] | undefined>>, rawBody: string, now: number): PaymentNotice | null;
  getStatus(reference: string): Promise<PaymentStatus>;
  /** Asked for again after a crash or when it took too long: the same reference is given back once. */
  refund(reference: string, amount: Centavos): Promise<void>;
};
