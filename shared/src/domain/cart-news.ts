import type { Cart, CartLine, DroppedLine } from './cart.ts';
import type { Centavos } from './money.ts';

/** What is different from what the customer last saw, though the customer changed nothing. */
export type CartNews = {
  /** What today's prices add to the products that are still there; below zero when they cost less. */
  readonly difference: Centavos;
  readonly repriced: number;
  readonly dropped: readonly DroppedLine[];
};

/** Null when everything is as it was seen. */
export function newsOf({ lines, dropped = [] }: Pick<Cart, 'lines' | 'dropped'>): CartNews | null {
  const repriced = lines.filter((line) => line.seenPrice !== undefined);
  if (repriced.length === 0 && dropped.length === 0) return null;
  const difference = repriced.reduce((sum, { unitPrice, seenPrice = unitPrice }) => sum + unitPrice - seenPrice, 0);
  return { difference, repriced: repriced.length, dropped };
}

/** `after` is `before` judged anew: which prices moved and which lines left is remembered until the customer has seen it. */
export function withNews(before: Cart, after: Cart): Cart {
  const seen = new Map(before.lines.map((line) => [line.id, line.seenPrice ?? line.unitPrice]));
  const lines = after.lines.map((line) => withSeenPrice(line, seen.get(line.id) ?? line.unitPrice));
  const kept = new Set(lines.map(({ id }) => id));
  const left = before.lines.filter(({ id }) => !kept.has(id)).map(({ name, promo }): DroppedLine => ({ name, wasPromo: promo !== null }));
  return left.length === 0 ? { ...after, lines } : { ...after, lines, dropped: [...(after.dropped ?? []), ...left] };
}

function withSeenPrice({ seenPrice: _before, ...line }: CartLine, seen: Centavos): CartLine {
  return seen === line.unitPrice ? line : { ...line, seenPrice: seen };
}

/** The customer has seen it all. */
export function acknowledged(cart: Cart): Cart {
  if (newsOf(cart) === null) return cart;
  const { dropped: _seen, ...rest } = cart;
  return { ...rest, lines: cart.lines.map((line) => withSeenPrice(line, line.unitPrice)) };
}
