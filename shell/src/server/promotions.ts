import { findPromotion } from '@brasa/shared/domain/catalog-lookup';
import type { Catalog } from '@brasa/shared/domain/catalog';
import { promotionCodeIn } from '@brasa/shared/domain/promotion-code';
import type { Place } from '../composition/routing.ts';
import { recent } from './recent.ts';

/** Milliseconds that a page waits for the answer. */
const timeoutMs = 1500;
/** Milliseconds that an answer of the api counts for everybody. */
const cacheTtlMs = 30_000;
const maxCachedAnswers = 500;
const maxConcurrentQuestions = 20;

/** `ip`: whose question it is, as codes are not to be guessed. `mayAsk`: whether a question may be spent of those that the api answers this visitor. */
export type PromotionVisitor = { readonly ip: string; readonly mayAsk: boolean };

/** Whether the api knows a promotion, as far as it can be said: true when nothing was heard, because the browser asks again. */
export type KnowsPromotion = (code: string, visitor: PromotionVisitor) => Promise<boolean>;

type Options = { readonly apiUrl: string; readonly fetch?: typeof globalThis.fetch; readonly now?: () => number };

export function askAboutPromotions({ apiUrl, fetch = globalThis.fetch, now = Date.now }: Options): KnowsPromotion {
  const answers = recent<{ readonly isKnown: boolean; readonly at: number }>(maxCachedAnswers);
  /** Code → the question that is under way about it. */
  const pending = new Map<string, Promise<boolean | null>>();

  /** Null: not answered. */
  const ask = async (code: string, ip: string): Promise<boolean | null> => {
    try {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip };
      const answer = await fetch(`${apiUrl}/api/data/getPromo`, { method: 'POST', headers, body: JSON.stringify({ codigo: code }), signal: AbortSignal.timeout(timeoutMs) });
      const { data } = answer.ok ? ((await answer.json()) as { readonly data?: unknown }) : {};
      if (data === undefined) return null;
      answers.set(code, { isKnown: data !== null, at: now() });
      return data !== null;
    } catch {
      return null;
    }
  };

  return async (code, { ip, mayAsk }) => {
    const cached = answers.get(code);
    if (cached && now() - cached.at < cacheTtlMs) return cached.isKnown;
    const underWay = pending.get(code);
    if (underWay) return (await underWay) ?? true;
    if (!mayAsk || pending.size >= maxConcurrentQuestions) return true;
    const question = ask(code, ip).finally(() => pending.delete(code));
    pending.set(code, question);
    return (await question) ?? true;
  };
}

/** Whether an address names a promotion that neither the menu nor the api has. What the menu has needs no question. */
export async function isUnknownPromotion({ names, params }: Pick<Place, 'names' | 'params'>, catalog: Catalog | null, knows: (code: string) => Promise<boolean>): Promise<boolean> {
  if (names !== 'promotion' || !catalog) return false;
  const code = promotionCodeIn(params['*'] ?? '');
  return code === '' || !(findPromotion(catalog, code) || (await knows(code)));
}
