import { findPromotion } from '@brasa/shared/domain/catalog-lookup';
import type { Catalog } from '@brasa/shared/domain/catalog';
import { promotionCodeIn } from '@brasa/shared/domain/promotion-code';
import type { Place } from '../composition/routing.ts';
import { recent } from './recent.ts';

/** Milliseconds that a page waits for the answer. */
const timeoutMs = 1500;
/** Milliseconds that an answer of the api counts for everybody. */
const answerAgeMs = 30_000;
const mostAnswers = 500;
const mostQuestionsAtOnce = 20;

/** `ip`: whose question it is, as codes are not to be guessed. `mayAsk`: whether a question may be spent of those that the api answers this visitor. */
export type PromotionVisitor = { readonly ip: string; readonly mayAsk: boolean };

/** Whether the api knows a promotion, as far as it can be said: true when nothing was heard, because the browser asks again. */
export type KnowsPromotion = (code: string, visitor: PromotionVisitor) => Promise<boolean>;

type Options = { readonly apiUrl: string; readonly fetch?: typeof globalThis.fetch; readonly now?: () => number };

export function askAboutPromotions({ apiUrl, fetch = globalThis.fetch, now = Date.now }: Options): KnowsPromotion {
  const answers = recent<{ readonly isKnown: boolean; readonly at: number }>(mostAnswers);
  let questions = 0;

  /** Null: not answered. */
  const ask = async (code: string, ip: string): Promise<boolean | null> => {
    try {
      questions += 1;
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip };
      const answer = await fetch(`${apiUrl}/api/data/getPromo`, { method: 'POST', headers, body: JSON.stringify({ codigo: code }), signal: AbortSignal.timeout(timeoutMs) });
      const { data } = answer.ok ? ((await answer.json()) as { readonly data?: unknown }) : {};
      return data === undefined ? null : data !== null;
    } catch {
      return null;
    } finally {
      questions -= 1;
    }
  };

  return async (code, { ip, mayAsk }) => {
    const before = answers.get(code);
    if (before && now() - before.at < answerAgeMs) return before.isKnown;
    if (!mayAsk || questions >= mostQuestionsAtOnce) return true;
    const isKnown = await ask(code, ip);
    if (isKnown !== null) answers.set(code, { isKnown, at: now() });
    return isKnown ?? true;
  };
}

/** Whether an address names a promotion that neither the menu nor the api has. What the menu has needs no question. */
export async function isUnknownPromotion({ names, params }: Pick<Place, 'names' | 'params'>, catalog: Catalog | null, knows: (code: string) => Promise<boolean>): Promise<boolean> {
  if (names !== 'promotion' || !catalog) return false;
  const code = promotionCodeIn(params['*'] ?? '');
  return code === '' || !(findPromotion(catalog, code) || (await knows(code)));
}
