import type { CertificateItem } from './certificate-cart.ts';
import type { Contact, Device, Invoice } from './order-draft.ts';

/** Everything decided about a purchase of gift cards, ready to be sent. It is always paid with a card [DEC-247]. */
export type CertificatePurchase = {
  readonly items: readonly CertificateItem[];
  /** `name` is the full name. */
  readonly buyer: Contact & { readonly firstNames: string };
  readonly invoice: Invoice | null;
  /** Number of an unpaid purchase of this customer, which this one replaces. */
  readonly replacesOrder: number | null;
  readonly device: Device;
};
