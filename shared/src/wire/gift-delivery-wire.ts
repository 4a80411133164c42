import type { DeliveryState, GiftDelivery, GiftPurchase } from '../domain/gift-delivery.ts';
import { toCentavos, toQuetzales } from '../domain/money.ts';
import type { WireGiftDelivery } from './gift-delivery-schema.ts';
import { listOf, numberOf, objectOf, textOf } from './read.ts';

const codes: Readonly<Record<DeliveryState, WireGiftDelivery['estado']>> = { scheduled: 'PRO', sending: 'COL', sent: 'ENV', undelivered: 'NOE', activated: 'ACT', ended: 'VEN' };
const states = new Map(Object.entries(codes).map(([state, code]) => [code as string, state as DeliveryState]));

export const fromGiftDelivery = ({ id, name, amount, recipient, email, state, at }: GiftDelivery): WireGiftDelivery => ({ id, name, amount: toQuetzales(amount), nombre: recipient, correo: email, estado: codes[state], fechaHora: at });

/** A state that this page does not know is one in which nothing can be done. */
export function toGiftDelivery(wire: unknown): GiftDelivery {
  const row = objectOf(wire);
  return {
    id: numberOf(row['id']),
    name: textOf(row['name']),
    amount: toCentavos(numberOf(row['amount'])),
    recipient: textOf(row['nombre']),
    email: textOf(row['correo']),
    state: states.get(textOf(row['estado'])) ?? 'ended',
    at: textOf(row['fechaHora']),
  };
}

export const fromGiftPurchase = ({ number, placedAt, total, isOwner, cards }: GiftPurchase) => ({ idorder: number, fechaHora: placedAt, total: toQuetzales(total), isOwner, certificados: cards.map(fromGiftDelivery) });

/** cuenta/compraCertificados */
export function toGiftPurchase(body: unknown): GiftPurchase {
  const data = objectOf(objectOf(body)['data']);
  return { number: numberOf(data['idorder']), placedAt: textOf(data['fechaHora']), total: toCentavos(numberOf(data['total'])), isOwner: data['isOwner'] === true, cards: listOf(data['certificados']).map(toGiftDelivery) };
}
