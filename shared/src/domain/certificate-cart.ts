import type { Centavos } from './money.ts';

/** Who gives, who gets, and what is written on the card [DEC-244]. */
export type CertificateContact = {
  readonly buyerName: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly dedication: string;
};

/** The most characters of a contact that the api takes. */
export const longestContact = { name: 60, dedication: 250 } as const;

/** The design a certificate is bought with; its price is that of the design. */
export type CertificateCard = {
  readonly id: number;
  readonly name: string;
  readonly price: Centavos;
  /** What it cost when the customer last looked; absent while that is the price. */
  readonly seenPrice?: Centavos | undefined;
};

export type CertificateItem = {
  readonly id: string;
  readonly contact: CertificateContact;
  readonly card: CertificateCard;
  /** dd/MM/yyyy; empty for «as soon as it is paid» [A18]. */
  readonly sendDate: string;
};

/** A certificate whose design is not sold any more. */
export type DroppedCertificate = { readonly name: string; readonly recipientName: string };

/** Gift cards on their way to being bought; apart from the cart of the menu. */
export type CertificateCart = {
  readonly items: readonly CertificateItem[];
  /** What left without the customer, until it was seen. */
  readonly dropped?: readonly DroppedCertificate[] | undefined;
};

export const emptyCertificateCart: CertificateCart = { items: [] };

/** The most that one purchase may have; the api refuses more. */
export const certificateLimits = { items: 10, subtotal: 200_000 } as const;

export const withCertificate = (cart: CertificateCart, item: CertificateItem): CertificateCart => ({ ...cart, items: [...cart.items, item] });

export function changeCertificate(cart: CertificateCart, id: string, change: Partial<Omit<CertificateItem, 'id'>>): CertificateCart {
  if (!cart.items.some((item) => item.id === id)) return cart;
  return { ...cart, items: cart.items.map((item) => (item.id === id ? { ...item, ...change } : item)) };
}

export function removeCertificate(cart: CertificateCart, id: string): CertificateCart {
  const items = cart.items.filter((item) => item.id !== id);
  return items.length === cart.items.length ? cart : { ...cart, items };
}

export const certificateSubtotal = ({ items }: CertificateCart): Centavos => items.reduce((sum, { card }) => sum + card.price, 0);

export const certificateCount = ({ items }: CertificateCart): number => items.length;

/**
 * Taken up again later: prices of today by id of the design, and without the designs that are not sold any more [DEC-250].
 * What changed is remembered until the customer has seen it. The same cart when nothing changed.
 */
export function resumeCertificates(cart: CertificateCart, prices: ReadonlyMap<number, Centavos>): CertificateCart {
  const left = cart.items.filter(({ card }) => !prices.has(card.id));
  const items = cart.items.flatMap((item) => {
    const price = prices.get(item.card.id);
    return price === undefined ? [] : [atPrice(item, price)];
  });
  if (left.length === 0) return items.every((item, index) => item === cart.items[index]) ? cart : { ...cart, items };
  return { ...cart, items, dropped: [...(cart.dropped ?? []), ...left.map(({ card, contact }) => ({ name: card.name, recipientName: contact.recipientName }))] };
}

function atPrice(item: CertificateItem, price: Centavos): CertificateItem {
  const { seenPrice, ...card } = item.card;
  if (price === card.price) return item;
  const seen = seenPrice ?? card.price;
  return { ...item, card: seen === price ? { ...card, price } : { ...card, price, seenPrice: seen } };
}

/** What is different from what the customer last saw, though the customer changed nothing. */
export type CertificateNews = {
  /** What today's prices add to the certificates that are still there; below zero when they cost less. */
  readonly difference: Centavos;
  readonly repriced: number;
  readonly dropped: readonly DroppedCertificate[];
};

/** Null when everything is as it was seen. */
export function certificateNews({ items, dropped = [] }: CertificateCart): CertificateNews | null {
  const repriced = items.filter(({ card }) => card.seenPrice !== undefined);
  if (repriced.length === 0 && dropped.length === 0) return null;
  const difference = repriced.reduce((sum, { card: { price, seenPrice = price } }) => sum + price - seenPrice, 0);
  return { difference, repriced: repriced.length, dropped };
}

/** The customer has seen it all. */
export function acknowledgeCertificates(cart: CertificateCart): CertificateCart {
  if (certificateNews(cart) === null) return cart;
  const { dropped: _seen, ...rest } = cart;
  return { ...rest, items: cart.items.map((item) => (item.card.seenPrice === undefined ? item : { ...item, card: seenCard(item.card) })) };
}

function seenCard({ seenPrice: _before, ...card }: CertificateCard): CertificateCard {
  return card;
}

/** Nothing to pay cannot be paid. */
export const isCertificateCartInvalid = (cart: CertificateCart): boolean => cart.items.length === 0 || certificateSubtotal(cart) <= 0;

export type CertificateExcess = 'too-many' | 'too-much';

/** What is more than one purchase may have, with a further card of this price or as the cart is. */
export function certificateExcess(cart: CertificateCart, further?: Centavos): CertificateExcess | null {
  const [count, subtotal] = further === undefined ? [certificateCount(cart), certificateSubtotal(cart)] : [certificateCount(cart) + 1, certificateSubtotal(cart) + further];
  if (count > certificateLimits.items) return 'too-many';
  return subtotal > certificateLimits.subtotal ? 'too-much' : null;
}
