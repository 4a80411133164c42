import type { Cart, CartLine } from './cart.ts';
import { withNews } from './cart-news.ts';
import type { Catalog } from './catalog.ts';
import { unitPrice } from './pricing.ts';
import type { PromotionAnswer } from './promotions.ts';
import { completedSelection, refreshedSelection } from './selection-validity.ts';
import { settle } from './settle.ts';

/** What the server has said about promotions, besides the menu. A promotion without an answer is still being asked about. */
export type CartFacts = { readonly promotionAnswers: ReadonlyMap<number, PromotionAnswer> };

/**
 * The cart rebuilt from the catalogue of now: what is gone or no longer possible leaves, the rest gets today's prices,
 * then promotions and the coupon are judged again. Nothing is said of it in the cart; what is different is kept as news for
 * the payment. Doing it twice changes nothing [DEC-096].
 */
export function revalidate(cart: Cart, catalog: Catalog, facts: CartFacts): Cart {
  const present = cart.lines.flatMap((line) => refreshedLine(confirmedLine(line, facts), catalog));
  const { lines, coupon } = settle({ lines: present, coupon: cart.coupon }, catalog, facts.promotionAnswers);
  const nextSequence = lines.reduce((next, { sequence }) => Math.max(next, sequence + 1), cart.nextSequence);
  return withNews(cart, { ...cart, lines, coupon, nextSequence });
}

const confirmedLine = (line: CartLine, { promotionAnswers }: CartFacts): CartLine =>
  line.promo && promotionAnswers.get(line.promo.promotionId) === 'valid' ? { ...line, promo: { ...line.promo, confirmed: true } } : line;

/** Product and choices as the menu has them today; nothing when one of them is not there any more. */
function refreshedLine(line: CartLine, catalog: Catalog): CartLine[] {
  const product = catalog.productById.get(line.productId);
  if (!product || product.type === 'filler') return [];
  const refreshed = refreshedSelection(catalog, product, line.selection);
  const selection = refreshed && completedSelection(product, refreshed);
  if (!selection) return [];
  const price = unitPrice(catalog, product, selection);
  return [
    {
      ...line,
      soldId: line.fromCoupon ? line.soldId : product.soldId,
      type: product.type,
      name: product.name,
      pictures: product.pictures,
      channel: product.channel,
      geoLimited: product.availability === 'geo',
      selection,
      originalPrice: price,
      unitPrice: line.promo?.price ?? price,
    },
  ];
}
