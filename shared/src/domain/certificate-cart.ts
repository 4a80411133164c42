import type { Centavos } from './money.ts';

export type CertificateContact = {
  readonly buyerName: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly dedication: string;
};

/** The design a certificate is bought with; its price is that of the design. */
export type CertificateCard = { readonly id: number; readonly name: string; readonly price: Centavos };

export type CertificateItem = { readonly id: string; readonly contact: CertificateContact; readonly card: CertificateCard };

/** Gift cards on their way to being bought; apart from the cart of the menu. */
export type CertificateCart = { readonly items: readonly CertificateItem[]; readonly nextId: number };

export const emptyCertificateCart: CertificateCart = { items: [], nextId: 1 };

export const addCertificate = ({ items, nextId }: CertificateCart, contact: CertificateContact, card: CertificateCard): CertificateCart => ({
  items: [...items, { id: `c${nextId}`, contact, card }],
  nextId: nextId + 1,
});

export const changeCertificate = (cart: CertificateCart, id: string, change: Partial<Omit<CertificateItem, 'id'>>): CertificateCart => ({
  ...cart,
  items: cart.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
});

export const removeCertificate = (cart: CertificateCart, id: string): CertificateCart => ({ ...cart, items: cart.items.filter((item) => item.id !== id) });

export const certificateSubtotal = ({ items }: CertificateCart): Centavos => items.reduce((sum, { card }) => sum + card.price, 0);

export const certificateCount = ({ items }: CertificateCart): number => items.length;

/** Taken up again later: prices of today, and without the designs that are not sold any more [DEC-250]. */
export const resumeCertificates = (cart: CertificateCart, prices: ReadonlyMap<number, Centavos>): CertificateCart => ({
  ...cart,
  items: cart.items.flatMap((item) => {
    const price = prices.get(item.card.id);
    return price === undefined ? [] : [{ ...item, card: { ...item.card, price } }];
  }),
});

/** Nothing to pay cannot be paid. */
export const isCertificateCartInvalid = (cart: CertificateCart): boolean => cart.items.length === 0 || certificateSubtotal(cart) <= 0;

/** A balance that is no number is none [GC-008]. */
export const toBalance = (amount: number): Centavos => (Number.isFinite(amount) ? amount : 0);
