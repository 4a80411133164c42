import type { OrderRecord } from './order-record.ts';

/** Orders older than this are not shown to whoever holds a link. */
export const shownForMs = 90 * 24 * 3_600_000;

export const isShown = (order: OrderRecord, now: number): boolean => order.placedAt > now - shownForMs;
