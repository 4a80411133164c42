import { call, sessionKey } from '@brasa/shared/runtime';
import { toPasskeys } from '@brasa/shared/wire/passkeys-wire';
import { toOpenSessions } from '@brasa/shared/wire/sessions-wire';
import { queryOptions } from '@tanstack/react-query';
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

/** The device of that session is logged out with its next call. */
export const endSession = (id: string): Promise<AccessResult> => ask('cuenta/terminarSesion', { id });

export const endOtherSessions = (): Promise<AccessResult> => ask('cuenta/terminarOtrasSesiones');
