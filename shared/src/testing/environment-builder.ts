import createCache from '@emotion/cache';
import { createQueryClient } from '../queries/query-client.ts';
import type { Environment } from '../react/environment.tsx';
import { defaultSite } from '../react/site.ts';

/** What a page hands to an area or slot: a shop with nothing special about it, that remembers nothing and fills no places. */
export const anEnvironment = (change: Partial<Environment> = {}): Environment => ({
  emotionCache: createCache({ key: 'pz' }),
  queryClient: createQueryClient(),
  site: defaultSite,
  nonce: '',
  report: () => {},
  setTitle: () => {},
  contentReady: () => {},
  mountSlot: () => () => {},
  ...change,
});
