import type { CertificateItem } from '../domain/certificate-cart.ts';
import type { CertificatePurchase } from '../domain/certificate-purchase.ts';
import { toQuetzales } from '../domain/money.ts';
import type { WireGiftLine, WireGiftOrder } from './gift-purchase-schema.ts';
import { fromInvoice } from './order-draft-wire.ts';

/** One card of a purchase: design, price, type, `vs`, who gives, who gets, where it goes, the dedication, and the day it is sent when one was chosen [DEC-244, DEC-245, A18]. */
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
  ...(sendDate !== '' && { CER_FE: sendDate }),
});

/** Request of data/saveOrderCertificado. */
export const fromPurchase = ({ items, buyer, invoice, replacesOrder, device }: CertificatePurchase): WireGiftOrder => ({
  orden: { idord: replacesOrder ?? '' },
  data: {
    nombres: buyer.firstNames,
    nombre: buyer.name,
    correo: buyer.email,
    telefono: buyer.phone,
    enviarFactura: invoice ? 'S' : 'N',
    device,
    ...(invoice && { factura: fromInvoice(invoice) }),
  },
  menu: items.map(fromCertificate),
});
