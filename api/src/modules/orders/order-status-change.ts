import type { OrderStatus } from '@brasa/shared/domain/order';
import type { Trx } from '../../db/database.ts';

/** Where each status may lead. Anything else is refused, whoever asks. */
const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PEN: ['ASI', 'CAN'],
  ASI: ['INI', 'CAN'],
  INI: ['LLE', 'ENT', 'ENV', 'CAN'],
  LLE: ['DES', 'CAN'],
  DES: ['LLC'],
  LLC: ['ENT'],
  ENV: ['ENT'],
  ENT: ['FIN'],
  FIN: [],
  CAN: [],
  ERR: [],
};

export const mayFollow = (from: OrderStatus, to: OrderStatus): boolean => next[from].includes(to);

export type StatusChange = { readonly orderId: number; readonly from: OrderStatus; readonly to: OrderStatus; readonly at: number; readonly source: 'simulation' | 'shop' | 'no-show' | 'expiry' | 'replaced' | 'customer' | 'limit' };

/** False: the order had moved on already, or may not go there. Whoever loses the race changes nothing. */
export async function changeStatus(trx: Trx, { orderId, from, to, at, source }: StatusChange): Promise<boolean> {
  if (!mayFollow(from, to)) return false;
  const moment = new Date(at);
  const changed = await trx
    .updateTable('orders')
    .set((eb) => ({ status: to, version: eb('version', '+', 1), ...((to === 'FIN' || to === 'CAN') && { closed_at: moment }) }))
    .where('id', '=', orderId)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  await trx.insertInto('order_event').values({ order_id: orderId, status: to, at: moment, source }).execute();
  return true;
}
