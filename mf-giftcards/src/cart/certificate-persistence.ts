import { emptyCertificateCart, type CertificateCart } from '@brasa/shared/domain/certificate-cart';
import { bus, cartStatus, decrypt, encrypt, local, onOtherTab, storageKeys, stored } from '@brasa/shared/runtime';
import { certificateFormat, isCertificateCart } from './certificate-shape.ts';
import { certificateStore, changeCertificates, emptyCertificates } from './certificate-store.ts';

const key = (): string => cartStatus.get().key;

/** Encrypted like the cart of the menu, with the key that comes with every answer of the api. */
const encrypted: typeof local = {
  read: (name) => {
    const text = local.read(name);
    return text === null ? null : decrypt(text, key());
  },
  write: (name, text) => local.write(name, encrypt(text, key())),
  remove: local.remove,
};

const storedCart = stored(encrypted, storageKeys.certificates, certificateFormat, isCertificateCart);
const isEmpty = ({ items, dropped }: CertificateCart): boolean => items.length === 0 && dropped === undefined;

let disconnect: (() => void) | null = null;

/**
 * Keeps the certificate cart on the device, and one for all tabs, from now on until the page is left. Read once, when the
 * key is there; what was added before is put behind it. A log-out, of whichever tab, empties it [AUTH-027].
 */
export function connectCertificates(): void {
  if (disconnect) return;
  /** What storage holds: writing the same again would only wake the other tabs. */
  let saved: CertificateCart = emptyCertificateCart;
  let savedKey = '';

  function open(): void {
    const found = storedCart.read();
    if (found === null && local.read(storageKeys.certificates) !== null) console.warn('The stored gift cards could not be read');
    saved = found ?? emptyCertificateCart;
    savedKey = key();
    certificateStore.set(({ cart: added }) => ({ cart: isEmpty(added) ? saved : { ...saved, items: [...saved.items, ...added.items] }, isRead: true }));
  }

  function save(): void {
    const { cart, isRead } = certificateStore.get();
    if (!isRead || (cart === saved && (isEmpty(cart) || key() === savedKey))) return;
    saved = cart;
    savedKey = key();
    if (isEmpty(cart)) storedCart.clear();
    else storedCart.write(cart);
  }

  function followOtherTab(text: string | null): void {
    if (!certificateStore.get().isRead) return;
    const found = text === null ? emptyCertificateCart : storedCart.read();
    // A tab with newer code may write what this one cannot read; the cart of this tab stays as it is.
    if (!found || local.read(storageKeys.certificates) !== text) return;
    saved = found;
    changeCertificates(() => found);
  }

  const subscriptions = [
    cartStatus.changes$.subscribe(() => {
      if (key() === '') return;
      if (certificateStore.get().isRead) save();
      else open();
    }),
    certificateStore.changes$.subscribe(save),
  ];
  const stops = [onOtherTab(storageKeys.certificates, followOtherTab), bus.on('session/ended', ({ quiet }) => void (quiet || emptyCertificates()))];
  disconnect = () => {
    subscriptions.forEach((subscription) => subscription.unsubscribe());
    stops.forEach((stop) => stop());
  };
}

/** For tests, which share a page. */
export function disconnectCertificates(): void {
  disconnect?.();
  disconnect = null;
}
