import { call } from '@brasa/shared/runtime';
import { readOutcome } from '../wire/envelope.ts';

/** `kept`: it was paid meanwhile, and is being made. */
export type GiveUpOutcome = 'given-up' | 'kept' | 'unknown-order';

/** Tells the server that nobody wants an unpaid order any more: its coupon and its part of the gift cards are free at once. Rejects when the server cannot be reached. */
export async function giveUpOrder(number: number): Promise<GiveUpOutcome> {
  const { code } = readOutcome(await call('cuenta/cancelarOrden', { idorder: number }, { background: true }));
  return code === '00' ? 'given-up' : code === '02' ? 'kept' : 'unknown-order';
}
