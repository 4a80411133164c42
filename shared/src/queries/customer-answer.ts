import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/call.ts';
import { authStore } from '../stores/auth-store.ts';
import { customerKey } from './query-client.ts';

/** Calls that say something about whoever is logged in, without a payload. */
export type CustomerPath = 'cliente/getDataUser' | 'cliente/getOrdersPend' | 'cliente/getLastOrders' | 'cliente/checkCuponera' | 'data/getCertificadosCliente';

/** First parts of the key of whatever belongs to one log-in: what another customer is told has another key. */
export const sessionKey = (session: string | null = authStore.get().session) => [customerKey, session] as const;

/**
 * What the api says about whoever is logged in, as it came: shell and remotes ask once, and each of them makes what it needs
 * of the answer (`select`), whatever version of it the other ones have.
 */
export const customerAnswer = (path: CustomerPath, session: string | null = authStore.get().session) =>
  queryOptions({
    queryKey: [...sessionKey(session), path],
    queryFn: async ({ signal }): Promise<unknown> => (await call(path, undefined, { signal, background: true })) ?? null,
  });
