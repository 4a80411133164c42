import type { OrderKey } from '@brasa/shared/payment';
import { call } from '@brasa/shared/runtime';
import { readOutcome } from '@brasa/shared/wire/envelope';
import { toSentOrder } from '@brasa/shared/wire/orders-wire';

/** The purchase that was sent under this id; null when it never arrived. Rejects when the server cannot be reached. */
export async function findPurchase(writeId: string): Promise<OrderKey | null> {
  const body = await call('cuenta/buscarOrden', { id: writeId });
  return readOutcome(body).code === '00' ? toSentOrder(body) : null;
}
