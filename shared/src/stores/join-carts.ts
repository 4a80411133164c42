import type { Cart } from '../domain/cart.ts';

/** The stored cart, then what was added before it could be read, under sequences of its own. */
export function joinCarts(kept: Cart, added: Cart): Cart {
  if (added.lines.length === 0 && added.coupon === null) return kept;
  const shift = kept.nextSequence;
  const lines = added.lines.map((line) => ({
    ...line,
    id: line.id.replace(/^\d+/, String(line.sequence + shift)),
    sequence: line.sequence + shift,
    promo: line.promo && { ...line.promo, triggerSequence: line.promo.triggerSequence === null ? null : line.promo.triggerSequence + shift },
  }));
  return { ...kept, lines: [...kept.lines, ...lines], nextSequence: added.nextSequence + shift, coupon: kept.coupon ?? added.coupon };
}
