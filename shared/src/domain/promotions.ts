import type { CartLine, PromoMark } from './cart.ts';
import type { Product, Promotion } from './catalog.ts';
import { groupBy } from './group-by.ts';
import { percentOf, type Centavos } from './money.ts';

/** What the server last said of a promotion. One it has not been asked about yet is waited for. */
export type PromotionAnswer = 'valid' | 'invalid';

/**
 * Remembers an answer. When the server cannot be reached the last one stands, also one of an earlier visit, and a promotion
 * never confirmed is off [DEC-138].
 */
export function rememberAnswer(
  answers: ReadonlyMap<number, PromotionAnswer>,
  promotionId: number,
  answer: PromotionAnswer | 'unreachable',
  lines: readonly CartLine[] = [],
): ReadonlyMap<number, PromotionAnswer> {
  const wasConfirmed = (): boolean => lines.some(({ promo }) => promo?.promotionId === promotionId && promo.confirmed === true);
  const last = (): PromotionAnswer => answers.get(promotionId) ?? (wasConfirmed() ? 'valid' : 'invalid');
  return new Map(answers).set(promotionId, answer === 'unreachable' ? last() : answer);
}

/** A refusal is about what is in the cart: a product that joins later is asked about anew. The same map when there is none to forget. */
export function withoutOldRefusals(answers: ReadonlyMap<number, PromotionAnswer>, lines: readonly CartLine[]): ReadonlyMap<number, PromotionAnswer> {
  const present = new Set(lines.map(({ promo }) => promo?.promotionId));
  const isOld = ([id, answer]: readonly [number, PromotionAnswer]): boolean => answer === 'invalid' && !present.has(id);
  return [...answers].some(isOld) ? new Map([...answers].filter((entry) => !isOld(entry))) : answers;
}

/** The catalogue price as the promotion changes it [DEC-137]. */
export function promoPrice({ kind, value }: Promotion, price: Centavos): Centavos {
  if (kind === 'percentage') return percentOf(price, 100 - Math.min(100, Math.max(0, value)));
  if (kind === 'amount') return Math.max(0, price - Math.max(0, value));
  return value >= 0 ? value : price;
}

/** The products a promotion lets in: its members, or only its own product [DEC-136]. */
export const isMember = (promotion: Promotion, productId: number): boolean =>
  promotion.memberIds.length > 0 ? promotion.memberIds.includes(productId) : productId === promotion.id;

export const isTrigger = (promotion: Promotion, line: CartLine): boolean => line.promo === null && promotion.triggerIds.includes(line.productId);

/** How many promotions the units of one add have brought; each of them brings one, however they were added [DEC-139]. */
const broughtBy = (sequence: number, lines: readonly CartLine[]): number => lines.filter(({ promo }) => promo?.triggerSequence === sequence).length;

/** The add whose units may trigger the promotion and have not all brought one yet, the first there is; null when there is none [DEC-139]. */
export function triggerFor(promotion: Promotion, lines: readonly CartLine[]): number | null {
  const units = groupBy(lines.filter((line) => isTrigger(promotion, line)), ({ sequence }) => sequence);
  const free = [...units].filter(([sequence, { length }]) => length > broughtBy(sequence, lines)).map(([sequence]) => sequence);
  return free.length > 0 ? Math.min(...free) : null;
}

/** A promotion nothing has to call for belongs to the whole cart, which has it once [DEC-136, DEC-139]. */
const isTaken = (promotion: Promotion, lines: readonly CartLine[]): boolean => lines.some(({ promo }) => promo?.promotionId === promotion.id);

/** The mark a product of a promotion gets on joining the cart; null when the promotion does not let it in [PRM-011]. */
export function markFor(promotion: Promotion, product: Product, price: Centavos, lines: readonly CartLine[]): PromoMark | null {
  if (!isMember(promotion, product.id)) return null;
  const triggerSequence = triggerFor(promotion, lines);
  if (triggerSequence === null && (promotion.triggerIds.length > 0 || isTaken(promotion, lines))) return null;
  return { promotionId: promotion.id, triggerSequence, price: promoPrice(promotion, price) };
}
