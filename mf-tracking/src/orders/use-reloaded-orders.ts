import { useIsLoggedIn } from '@brasa/shared/react';
import { customerAnswer } from '@brasa/shared/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLastOrders, usePendingOrders } from './orders-queries.ts';

/** On every page of this area the customer's orders are those of now: asked for on entering and on coming back to the tab [DEC-213]. */
export function useReloadedOrders(): void {
  const enabled = useIsLoggedIn();
  const client = useQueryClient();
  const { pathname } = useLocation();
  useLastOrders();
  usePendingOrders();
  useEffect(() => {
    if (!enabled) return;
    for (const path of ['cliente/getLastOrders', 'cliente/getOrdersPend'] as const) void client.invalidateQueries({ queryKey: customerAnswer(path).queryKey }, { cancelRefetch: false });
  }, [client, enabled, pathname]);
}
