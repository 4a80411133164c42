import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { customerAnswer, type CustomerPath } from '../queries/customer-answer.ts';
import { authStore } from '../stores/auth-store.ts';
import { useStore } from './hooks.ts';

type Options = { readonly enabled?: boolean; readonly staleTime?: number; readonly refetchOnWindowFocus?: 'always'; readonly retry?: number };

/**
 * What the api says about whoever is logged in; asked for once for all who read it, and not at all for guests. `select` makes
 * of the answer what this reader needs; it should be the same function every time.
 */
export function useCustomerAnswer<T>(path: CustomerPath, select: (answer: unknown) => T, { enabled = true, ...options }: Options = {}): UseQueryResult<T> {
  const { token, session } = useStore(authStore);
  return useQuery({ ...customerAnswer(path, session), ...options, select, enabled: enabled && token !== null });
}
