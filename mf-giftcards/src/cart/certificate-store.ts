import { emptyCertificateCart, withCertificate, type CertificateCart, type CertificateItem } from '@brasa/shared/domain/certificate-cart';
import { createStore, randomId } from '@brasa/shared/runtime';

export type CertificateState = {
  readonly cart: CertificateCart;
  /** The cart of an earlier visit has been looked for. */
  readonly isRead: boolean;
};

export const certificateStore = createStore<CertificateState>('certificates', { cart: emptyCertificateCart, isRead: false });

export const changeCertificates = (change: (cart: CertificateCart) => CertificateCart): void =>
  certificateStore.set((state) => {
    const cart = change(state.cart);
    return cart === state.cart ? state : { ...state, cart };
  });

/** Under an id of its own, which it returns. */
export function addCertificate(item: Omit<CertificateItem, 'id'>): string {
  const id = randomId();
  changeCertificates((cart) => withCertificate(cart, { ...item, id }));
  return id;
}

export const emptyCertificates = (): void => changeCertificates(() => emptyCertificateCart);
