import type { FutureOrder } from '@brasa/shared/domain/delivery';

/** The picker while it is being filled in; `isOpen` is «Programar pedido» [FUT-011]. */
export type FutureDraft = FutureOrder & { readonly isOpen: boolean };

export const draftOf = (order: FutureOrder | null): FutureDraft => (order ? { ...order, isOpen: true } : { date: '', time: '', isOpen: false });

export const orderOf = ({ isOpen, date, time }: FutureDraft): FutureOrder | null => (isOpen ? { date, time } : null);

/** dd/MM/yyyy as a date input holds it, yyyy-MM-dd; anything else is empty. */
export function toInputDate(date: string): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(date) ?? [];
  return day ? `${year}-${month}-${day}` : '';
}

export function fromInputDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  return year ? `${day}/${month}/${year}` : '';
}
