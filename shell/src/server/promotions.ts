import { findPromotion } from '@brasa/shared/domain/catalog-lookup';
import type { Catalog } from '@brasa/shared/domain/catalog';
import { promotionCodeIn } from '@brasa/shared/domain/promotion-code';
import type { Place } from '../composition/routing.ts';

/** Milliseconds that a page waits for the answer. */
const timeoutMs = 1500;

/** Whether the api knows a promotion. `ip`: whose question it is, as codes are not to be guessed. */
export type KnowsPromotion = (code: string, ip: string) => Promise<boolean>;

/** An api that does not answer, or does not want to, rules nothing out: the browser asks again. */
export const askAboutPromotions =
  ({ apiUrl, fetch = globalThis.fetch }: { readonly apiUrl: string; readonly fetch?: typeof globalThis.fetch }): KnowsPromotion =>
  async (code, ip) => {
    try {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip };
      const answer = await fetch(`${apiUrl}/api/data/getPromo`, { method: 'POST', headers, body: JSON.stringify({ codigo: code }), signal: AbortSignal.timeout(timeoutMs) });
      if (!answer.ok) return true;
      const body = (await answer.json()) as { readonly data?: unknown };
      return body.data !== null;
    } catch {
      return true;
    }
  };

/** Whether an address names a promotion that there is none of. What the menu has needs no question. */
export async function isUnknownPromotion({ names, params }: Pick<Place, 'names' | 'params'>, catalog: Catalog | null, knows: (code: string) => Promise<boolean>): Promise<boolean> {
  if (names !== 'promotion' || !catalog) return false;
  const code = promotionCodeIn(params['*'] ?? '');
  return code === '' || !(findPromotion(catalog, code) || (await knows(code)));
}
