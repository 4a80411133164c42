import { useStore } from '@brasa/shared/react';
import { authStore, call, sessionKey } from '@brasa/shared/runtime';
import { toPasskeys } from '@brasa/shared/wire/passkeys-wire';
import { toOpenSessions } from '@brasa/shared/wire/sessions-wire';
import { queryOptions, useQueryClient, type FetchQueryOptions } from '@tanstack/react-query';
import { ask, type AccessResult } from '../access/access-calls.ts';

/** Where the customer is logged in. Asked for anew whenever it is shown: another device may have changed it. */
export const sessionsQuery = (session: string | null) =>
  queryOptions({
    queryKey: [...sessionKey(session), 'mf-account', 1, 'sessions'],
    queryFn: async ({ signal }) => toOpenSessions(await call('cuenta/sesiones', undefined, { signal, background: true })),
    staleTime: 0,
  });

export const passkeysQuery = (session: string | null) =>
  queryOptions({
    queryKey: [...sessionKey(session), 'mf-account', 1, 'passkeys'],
    queryFn: async ({ signal }) => toPasskeys(await call('cuenta/llaves', undefined, { signal, background: true })),
    staleTime: 0,
  });

/**
 * Ask for the lists anew, once: after a change, and when the answer to one was lost. Undefined where that cannot be known now.
 * A session opened with a passkey ends when the passkey is removed, so that both lists belong together.
 */
export function useFreshLists() {
  const queries = useQueryClient();
  const { session } = useStore(authStore);
  /** What is on its way was asked before the change, and may not know it. */
  const fresh = async <T>(query: FetchQueryOptions<T, Error, T, (string | number | null)[]>): Promise<T | undefined> => {
    await queries.cancelQueries({ queryKey: query.queryKey });
    return queries.fetchQuery({ ...query, retry: false }).catch(() => undefined);
  };
  return { sessions: () => fresh(sessionsQuery(session)), passkeys: () => fresh(passkeysQuery(session)) };
}

/** The device of that session is logged out with its next call. */
export const endSession = (id: string): Promise<AccessResult> => ask('cuenta/terminarSesion', { id });

export const endOtherSessions = (): Promise<AccessResult> => ask('cuenta/terminarOtrasSesiones');
