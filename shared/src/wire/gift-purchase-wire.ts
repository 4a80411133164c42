import type { CertificateItem } from '../domain/certificate-cart.ts';
import { toQuetzales } from '../domain/money.ts';
import type { WireGiftLine } from './gift-purchase-schema.ts';

/** One card of a purchase: design, price, type, `vs`, who gives, who gets, where it goes, the dedication [DEC-244, DEC-245], and the day on which it is sent [A18]. */
export const fromCertificate = ({ contact, card, sendDate }: CertificateItem): WireGiftLine => ({
  I: card.id,
  P: toQuetzales(card.price),
  TIP: 'CER',
  C: 1,
  VS: 0,
  CER_N: contact.buyerName,
  CER_ND: contact.recipientName,
  CER_CD: contact.recipientEmail,
  CER_D: contact.dedication,
  CER_FE: sendDate,
});
