import { useCustomerAnswer } from '@brasa/shared/react';
import { customerAnswer, local, onOtherTab, storageKeys } from '@brasa/shared/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toCustomer, type SavedAddress } from '../wire/customer-wire.ts';

const path = 'cliente/getDataUser';
const toAddresses = (body: unknown): readonly SavedAddress[] => toCustomer(body)?.addresses ?? [];

type SavedAddresses = {
  /** The main one first, then in the customer's order. Undefined while they are not known, and for guests. */
  readonly addresses: readonly SavedAddress[] | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** To be called after a change: all readers of this page ask again, and those of other tabs. Resolves when this page has the answer. */
  readonly changed: () => Promise<void>;
};

/** The addresses of whoever is logged in, from the one answer that all readers share (docs/decisions/0044); follows the other tabs. */
export function useSavedAddresses(): SavedAddresses {
  const { data, isPending, error, dataUpdatedAt } = useCustomerAnswer(path, toAddresses);
  const queryClient = useQueryClient();
  const followed = useRef<string | null>(null);

  useEffect(() => {
    const follow = (changedAt: string | null): void => {
      // Once for each change: a device whose clock was put back would ask for ever.
      if (changedAt === followed.current || !(Number(changedAt) > dataUpdatedAt)) return;
      followed.current = changedAt;
      void queryClient.invalidateQueries(customerAnswer(path));
    };
    if (dataUpdatedAt > 0) follow(local.read(storageKeys.customerChanged));
    return onOtherTab(storageKeys.customerChanged, follow);
  }, [queryClient, dataUpdatedAt]);

  const changed = async (): Promise<void> => {
    local.write(storageKeys.customerChanged, String(Date.now()));
    await queryClient.invalidateQueries(customerAnswer(path));
  };
  return { addresses: data, isPending, error, changed };
}
