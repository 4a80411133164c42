import { removeCertificate, type CertificateItem } from '@brasa/shared/domain/certificate-cart';
import type { OrderKey } from '@brasa/shared/payment';
import { bus, createStore, isListOf, isNumber, isShape, isString, local, storageKeys, stored } from '@brasa/shared/runtime';
import { connectCertificates } from '../cart/certificate-persistence.ts';
import { certificateStore, changeCertificates } from '../cart/certificate-store.ts';
import type { PurchaseParts } from './purchase-parts.ts';

export type UnfinishedPurchase = OrderKey & PurchaseParts;

/** The last purchase of this device that was sent and is not paid; apart from the unfinished order of the menu. */
export const unfinishedPurchase = stored(local, storageKeys.giftOrder, 1, isShape<UnfinishedPurchase>({ number: isNumber, hash: isString, items: isListOf(isString), content: isString }));

/** Number of the purchase that this page itself sent: it is followed where it is paid. */
export const ownPurchase = createStore<number | null>('certificate-own-purchase', null);

export const isUnfinished = ({ number }: Pick<OrderKey, 'number'>): boolean => unfinishedPurchase.read()?.number === number;

export function rememberUnfinished(purchase: UnfinishedPurchase): void {
  ownPurchase.set(purchase.number);
  unfinishedPurchase.write(purchase);
}

export const forgetUnfinished = (number: number): void => void (isUnfinished({ number }) && unfinishedPurchase.clear());

/** It is paid: exactly its cards leave the cart, what joined it since stays. Returns the cards that left. */
export function finishPurchase({ number, items }: Pick<UnfinishedPurchase, 'number' | 'items'>): readonly CertificateItem[] {
  // On other pages nobody has read the cart yet.
  connectCertificates();
  const bought = certificateStore.get().cart.items.filter(({ id }) => items.includes(id));
  changeCertificates((cart) => items.reduce(removeCertificate, cart));
  forgetUnfinished(number);
  bus.publish('certificate/bought', { number });
  return bought;
}
