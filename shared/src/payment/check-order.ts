import type { OrderStatus } from '../domain/order.ts';
import { orderCheckProblemText } from '../domain/save-result.ts';
import { call } from '@brasa/shared/runtime';
import { readOutcome } from '../wire/envelope.ts';
import { toCheckedStatus } from '../wire/order-status-wire.ts';

export type OrderCheck = {
  readonly code: '00' | '01' | '02';
  readonly message: string;
  readonly status: OrderStatus;
  /** Nothing is left to be paid: it is paid, or in the kitchen to be paid on delivery; not cancelled. */
  readonly isSettled: boolean;
  /** False: the answer is ours, because the server could not be asked. */
  readonly isReached: boolean;
};

/** How an unfinished order stands. A server that cannot be reached answers 01 in our words, with status ERR [DEC-189]. */
export async function checkOrder(number: number, hash: string | null): Promise<OrderCheck> {
  try {
    const body = await call('data/checkOrder', { idorder: number, ...(hash === null ? {} : { hash }) }, { background: true });
    const { code, message } = readOutcome(body);
    const status = toCheckedStatus(body);
    return { code, message, status, isSettled: code === '02' && status !== 'CAN', isReached: true };
  } catch {
    return { code: '01', message: orderCheckProblemText, status: 'ERR', isSettled: false, isReached: false };
  }
}
