import type { CertificatePurchase } from '@brasa/shared/domain/certificate-purchase';
import { isListOf, isShape, isString } from '@brasa/shared/runtime';
import { fromPurchase } from '@brasa/shared/wire/gift-purchase-wire';

/** The cards of the cart that a purchase was made of, by their ids, and a fingerprint of what was sent. */
export type PurchaseParts = { readonly items: readonly string[]; readonly content: string };

export const isPurchaseParts = isShape<PurchaseParts>({ items: isListOf(isString), content: isString });

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
