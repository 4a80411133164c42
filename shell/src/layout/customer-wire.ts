import { initials } from '@brasa/shared/domain/initials';
import { toPendingOrders } from '@brasa/shared/wire/orders-wire';
import { objectOf, textOf } from '@brasa/shared/wire/read';

/** From an answer of cliente/getDataUser. */
export function toInitials(body: unknown): string {
  const data = objectOf(objectOf(body)['data']);
  return initials(textOf(data['nombres']), textOf(data['apellidos']));
}

/** From an answer of cliente/getOrdersPend. What is being made comes before what nobody paid for; null without a pending order. */
export function toPendingOrder(body: unknown) {
  const { orders } = toPendingOrders(body);
  return orders.find(({ cardPayment }) => cardPayment === 'settled') ?? orders[0] ?? null;
}
