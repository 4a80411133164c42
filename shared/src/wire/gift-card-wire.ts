import type { Pictures } from '../domain/catalog.ts';
import { type Centavos, toCentavos, toQuetzales } from '../domain/money.ts';
import type { WireGiftCard, WireGiftDesign } from './gift-card-schema.ts';
import { type WireObject, listOf, numberOf, objectOf, textOf } from './read.ts';

/** A gift card: one for sale (a design) or one somebody owns [GC-001]. */
export type GiftCard = {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly dedication: string;
  readonly description: string;
  readonly amount: Centavos;
  /** What it costs; the amount itself for a card that is owned. */
  readonly price: Centavos;
  readonly pictures: Pictures;
  readonly balance: Centavos;
  /** dd/MM/yyyy; empty while it is not issued. */
  readonly expiresOn: string;
};

const toPicture = (wire: unknown) => ({ jpg: textOf(objectOf(wire)['jpg']), webp: textOf(objectOf(wire)['webp']) });
const money = (value: unknown): Centavos => toCentavos(numberOf(value));

export function toGiftCard(wire: unknown): GiftCard {
  const row = objectOf(wire);
  const images = objectOf(row['images']);
  return {
    id: numberOf(row['id']),
    name: textOf(row['name']),
    code: textOf(row['code']),
    dedication: textOf(row['dedication']),
    description: textOf(row['description']),
    amount: money(row['amount']),
    price: money(row['price'] ?? row['amount']),
    pictures: { small: toPicture(images['small']), medium: toPicture(images['medium']) },
    balance: money(row['balance']),
    expiresOn: textOf(row['expiration']),
  };
}

const cardsIn = (body: WireObject): GiftCard[] => listOf(body['data']).map(toGiftCard);

/** data/getCertificados */
export const toGiftDesigns = (body: unknown): readonly GiftCard[] => cardsIn(objectOf(body));

/** data/getCertificado; null when no such design is for sale. */
export function toGiftDesign(body: unknown): GiftCard | null {
  const design = toGiftCard(objectOf(body)['data']);
  return design.id === 0 ? null : design;
}

/** data/getCertificadosCliente; a balance that is no number is 0 [GC-007, GC-008]. */
export function toOwnedGiftCards(body: unknown): { readonly cards: readonly GiftCard[]; readonly balance: Centavos } {
  const wire = objectOf(body);
  return { cards: cardsIn(wire), balance: money(wire['saldo']) };
}

const decimals = (amount: Centavos): string => toQuetzales(amount).toFixed(2);

export function fromGiftCard(card: GiftCard): WireGiftCard {
  const { id, name, code, dedication, description, pictures } = card;
  const images = { small: { ...pictures.small }, medium: { ...pictures.medium } };
  return { id, name, code, dedication, description, amount: toQuetzales(card.amount), images, balance: decimals(card.balance), expiration: card.expiresOn };
}

export const fromGiftDesign = (card: GiftCard): WireGiftDesign => ({ ...fromGiftCard(card), price: toQuetzales(card.price) });
