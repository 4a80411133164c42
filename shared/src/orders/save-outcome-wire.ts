import type { Order } from '../domain/order.ts';
import { saveResult } from '../domain/save-result.ts';
import { readOutcome } from '../wire/envelope.ts';
import { toOrder, toServerPricing } from '../wire/orders-wire.ts';
import type { SendOutcome } from './exactly-once.ts';

export type PlacedOrder = { readonly order: Order; readonly message: string };

const knownCodes = ['00', '01', '02'];

/** What the answer says became of an order. */
export function toSaveOutcome(body: unknown): SendOutcome<PlacedOrder> {
  const { code, message } = readOutcome(body);
  const written = (body as { codigoRetorno?: unknown } | null)?.codigoRetorno;
  if (!knownCodes.includes(String(written))) return { kind: 'failed' };
  if (code === '02') return saveResult({ code, message }).dialog !== null ? { kind: 'in-process', message } : { kind: 'answered', message };
  if (code === '01') return { kind: 'refused', message, pricing: toServerPricing(body) };
  const order = toOrder(body);
  return order ? { kind: 'placed', order, message } : { kind: 'failed' };
}
