import type { OrderStatus } from '../domain/order.ts';
import { objectOf } from './read.ts';

const statuses: readonly OrderStatus[] = ['PEN', 'ASI', 'INI', 'LLE', 'DES', 'LLC', 'ENT', 'FIN', 'CAN', 'ENV', 'ERR'];

/** Missing or unknown counts as pending [TRK-004]. */
export const toOrderStatus = (wire: unknown): OrderStatus => statuses.find((status) => status === wire) ?? 'PEN';

/** `estado` of data/checkOrder. */
export const toCheckedStatus = (body: unknown): OrderStatus => toOrderStatus(objectOf(body)['estado']);
