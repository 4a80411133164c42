import type { CertificateCard, CertificateCart, CertificateContact, CertificateItem, DroppedCertificate } from '@brasa/shared/domain/certificate-cart';
import { isListOf, isNumber, isShape, isString, orAbsent } from '@brasa/shared/runtime';

/** Raised whenever a cart stored by older code can no longer be taken as it is. */
export const certificateFormat = 1;

const isContact = isShape<CertificateContact>({ buyerName: isString, recipientName: isString, recipientEmail: isString, dedication: isString });
const isCard = isShape<CertificateCard>({ id: isNumber, name: isString, price: isNumber, seenPrice: orAbsent(isNumber) });
const isItem = isShape<CertificateItem>({ id: isString, contact: isContact, card: isCard, sendDate: isString });
const isDropped = isShape<DroppedCertificate>({ name: isString, recipientName: isString });

export const isCertificateCart = isShape<CertificateCart>({ items: isListOf(isItem), dropped: orAbsent(isListOf(isDropped)) });
