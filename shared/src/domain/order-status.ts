import { dateText } from './local-time.ts';
import { orderStatusText as text } from './order-status-text.ts';
import type { Order, OrderStatus } from './order.ts';

/** 0 being prepared, 1 on the way, 2 handed over. */
export type Progress = 0 | 1 | 2;

type State = { readonly progress: Progress; readonly phrase: string };

const states: Record<OrderStatus, State> = {
  PEN: { progress: 0, phrase: text.pending },
  ASI: { progress: 0, phrase: text.preparing },
  INI: { progress: 0, phrase: text.preparing },
  LLE: { progress: 0, phrase: text.unassigned },
  DES: { progress: 1, phrase: text.sent },
  LLC: { progress: 1, phrase: text.arrived },
  ENT: { progress: 2, phrase: text.delivered },
  FIN: { progress: 2, phrase: text.delivered },
  ENV: { progress: 0, phrase: text.sent },
  CAN: { progress: 0, phrase: text.unassigned },
  ERR: { progress: 0, phrase: text.unassigned },
};

const isStatus = (code: string): code is OrderStatus => Object.hasOwn(states, code);

/** Pending until something known is said [TRK-004]. */
export const toOrderStatus = (code: string | null | undefined): OrderStatus => (code && isStatus(code) ? code : 'PEN');

export const progressOf = (status: OrderStatus): Progress => states[status].progress;
/** 1 preparing, 2 on the way, 3 delivered [DEC-209]. */
export const stepOf = (status: OrderStatus): 1 | 2 | 3 => (progressOf(status) + 1) as 1 | 2 | 3;
export const phraseOf = (status: OrderStatus): string => states[status].phrase;

type Dated = Pick<Order, 'placedAt' | 'futureOrder'>;

/** Orders of today are followed; one for a later date counts on that date [DEC-211]. */
export const isTracked = ({ placedAt, futureOrder }: Dated, now: number): boolean => (futureOrder || placedAt).slice(0, 10) === dateText(now);

/** Of today, to somebody's door, and not handed over yet. */
export const isActive = (order: Dated & Pick<Order, 'delivery' | 'status'>, now: number): boolean =>
  isTracked(order, now) && order.delivery === 'home' && progressOf(order.status) <= 1;
