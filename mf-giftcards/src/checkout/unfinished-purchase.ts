import { removeCertificate, type CertificateItem } from '@brasa/shared/domain/certificate-cart';
import type { CertificatePurchase } from '@brasa/shared/domain/certificate-purchase';
import type { OrderKey } from '@brasa/shared/payment';
import { bus, createStore, isListOf, isNumber, isShape, isString, local, storageKeys, stored } from '@brasa/shared/runtime';
import { fromPurchase } from '@brasa/shared/wire/gift-purchase-wire';
import { connectCertificates } from '../cart/certificate-persistence.ts';
import { certificateStore, changeCertificates } from '../cart/certificate-store.ts';

/** The cards of the cart that a purchase was made of, by their ids, and a fingerprint of what was sent. */
export type PurchaseParts = { readonly items: readonly string[]; readonly content: string };

export type UnfinishedPurchase = OrderKey & PurchaseParts;

export const isPurchaseParts = isShape<PurchaseParts>({ items: isListOf(isString), content: isString });

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

/** Tells two texts apart without keeping what they say (FNV-1a, twice 32 bits). */
function fingerprint(text: string): string {
  let [first, second] = [0x811c9dc5, 0x9747b28c];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, 0x01000193);
    second = Math.imul(second ^ unit, 0x85ebca6b);
  }
  return `${(first >>> 0).toString(36)}.${(second >>> 0).toString(36)}`;
}

/** Neither the device nor the purchase it replaces make it another one. */
export const partsOf = (purchase: CertificatePurchase): PurchaseParts => ({
  items: purchase.items.map(({ id }) => id),
  content: fingerprint(JSON.stringify(fromPurchase({ ...purchase, device: {}, replacesOrder: null }))),
});

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
