import { useCustomerAnswer } from '@brasa/shared/react';
import { customerAnswer, local, onOtherTab, storageKeys } from '@brasa/shared/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

const path = 'cliente/getDataUser';
/** Only when it was answered is asked for here. */
const nothing = (): null => null;

/**
 * Keeps what this page knows of the customer as new as what other tabs saved. The function it returns is to be called after a
 * change: all readers of this page ask again, and those of other tabs. Resolves when this page has the answer.
 */
export function useCustomerChanged(): () => Promise<void> {
  const { dataUpdatedAt } = useCustomerAnswer(path, nothing);
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

  return async () => {
    local.write(storageKeys.customerChanged, String(Date.now()));
    await queryClient.invalidateQueries(customerAnswer(path));
  };
}
