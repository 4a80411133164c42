import { useCustomerAnswer } from '@brasa/shared/react';
import { useCustomerChanged } from '@brasa/shared/react/use-customer-changed';
import { toCustomer, type SavedAddress } from '../wire/customer-wire.ts';

const toAddresses = (body: unknown): readonly SavedAddress[] => toCustomer(body)?.addresses ?? [];

type SavedAddresses = {
  /** The main one first, then in the customer's order. Undefined while they are not known, and for guests. */
  readonly addresses: readonly SavedAddress[] | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** To be called after a change; resolves when this page has the new addresses. */
  readonly changed: () => Promise<void>;
};

/** The addresses of whoever is logged in, from the one answer that all readers share (docs/decisions/0044); follows the other tabs. */
export function useSavedAddresses(): SavedAddresses {
  const { data, isPending, error } = useCustomerAnswer('cliente/getDataUser', toAddresses);
  return { addresses: data, isPending, error, changed: useCustomerChanged() };
}
