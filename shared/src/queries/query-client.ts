import { QueryClient } from '@tanstack/react-query';
import { isCancellation, isHttpError } from '../http/errors.ts';

const minute = 60_000;
export const times = { default: 5 * minute, serverTime: 10 * minute, blocks: 3 * minute } as const;

/** First part of the key of every query that belongs to the customer; they are forgotten with the session. */
export const customerKey = 'customer';

/** Three more tries after 1, 2 and 4 seconds. What the session rules have settled is not tried again [DEC-282]. */
export const retry = (failures: number, error: unknown): boolean => failures < 3 && !isHttpError(error, 401, 403) && !isCancellation(error);
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000);

/** A server makes one for each page and drops it: without timers there, which would hold on to every page for minutes. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry,
        retryDelay,
        staleTime: times.default,
        gcTime: typeof document === 'undefined' ? Infinity : times.default,
        // Tried even when the browser believes to be offline; then it waits for the network, and what is cached stays on the screen.
        networkMode: 'offlineFirst',
      },
      // An order is never kept back to be sent later without the customer: offline it fails at once.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
