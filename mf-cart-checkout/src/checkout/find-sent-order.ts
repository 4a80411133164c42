import type { Order } from '@brasa/shared/domain/order';
import { call } from '@brasa/shared/runtime';
import { readOutcome } from '@brasa/shared/wire/envelope';
import { toOrder, toSentOrderHash } from '@brasa/shared/wire/orders-wire';

/** The order that was sent under this id; null when it never arrived. Rejects when the server cannot be reached. */
export async function findSentOrder(writeId: string): Promise<Order | null> {
  const body = await call('cuenta/buscarOrden', { id: writeId });
  const hash = readOutcome(body).code === '00' ? toSentOrderHash(body) : '';
  return hash === '' ? null : toOrder(await call(`cliente/getOrdenHash/${encodeURIComponent(hash)}`, undefined, { background: true }));
}
