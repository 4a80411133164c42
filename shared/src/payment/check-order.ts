import type { OrderStatus } from '../domain/order.ts';
import { orderCheckProblemText } from '../domain/save-result.ts';
import { call } from '@brasa/shared/runtime';
import { readOutcome } from '../wire/envelope.ts';
import { toCheckedStatus } from '../wire/order-status-wire.ts';

export type OrderCheck = {
  readonly code: '00' | '01' | '02';
  readonly message: string;
  readonly status: OrderStatus;
  /** False: the answer is ours, because the server could not be asked. */
  readonly isReached: boolean;
};

/** How an unfinished order stands. A server that cannot be reached answers 01 in our words, with status ERR [DEC-189]. */
export async function checkOrder(number: number, hash: string | null): Promise<OrderCheck> {
  try {
    const body = await call('data/checkOrder', { idorder: number, ...(hash === null ? {} : { hash }) }, { background: true });
    const { code, message } = readOutcome(body);
    return { code, message, status: toCheckedStatus(body), isReached: true };
  } catch {
    return { code: '01', message: orderCheckProblemText, status: 'ERR', isReached: false };
  }
}
