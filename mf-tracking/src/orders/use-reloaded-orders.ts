import { useIsLoggedIn } from '@brasa/shared/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { customerOrdersKey, lastOrdersQuery, pendingOrdersQuery } from './orders-queries.ts';

/** On every page of this area the customer's orders are those of now: asked for on entering and on coming back to the tab [DEC-213]. */
export function useReloadedOrders(): void {
  const enabled = useIsLoggedIn();
  const client = useQueryClient();
  const { pathname } = useLocation();
  useQuery({ ...lastOrdersQuery, enabled });
  useQuery({ ...pendingOrdersQuery, enabled });
  useEffect(() => {
    if (enabled) void client.invalidateQueries({ queryKey: customerOrdersKey }, { cancelRefetch: false });
  }, [client, enabled, pathname]);
}
