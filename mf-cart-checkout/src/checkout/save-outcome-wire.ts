import type { Order } from '@brasa/shared/domain/order';
import { saveResult } from '@brasa/shared/domain/save-result';
import { readOutcome } from '@brasa/shared/wire/envelope';
import { toOrder, toServerPricing, type ServerPricing } from '@brasa/shared/wire/orders-wire';

/** What became of an order that was sent [DEC-177, DEC-178, DEC-179]. */
export type SaveOutcome =
  | { readonly kind: 'placed'; readonly order: Order; readonly message: string }
  /** Not taken; `pricing` is what the server would charge, when it got that far. */
  | { readonly kind: 'refused'; readonly message: string; readonly pricing: ServerPricing | null }
  | { readonly kind: 'in-process'; readonly message: string }
  | { readonly kind: 'answered'; readonly message: string }
  /** The api failed or said something unknown. */
  | { readonly kind: 'failed' }
  /** The session was over: nothing was taken, and whoever orders must log in again. */
  | { readonly kind: 'session-ended' }
  /** The order left, and nobody knows whether it arrived. */
  | { readonly kind: 'unknown' }
  /** A second press too soon after the first. */
  | { readonly kind: 'ignored' };

const knownCodes = ['00', '01', '02'];

export function toSaveOutcome(body: unknown): SaveOutcome {
  const { code, message } = readOutcome(body);
  const written = (body as { codigoRetorno?: unknown } | null)?.codigoRetorno;
  if (!knownCodes.includes(String(written))) return { kind: 'failed' };
  if (code === '02') return saveResult({ code, message }).dialog !== null ? { kind: 'in-process', message } : { kind: 'answered', message };
  if (code === '01') return { kind: 'refused', message, pricing: toServerPricing(body) };
  const order = toOrder(body);
  return order ? { kind: 'placed', order, message } : { kind: 'failed' };
}
