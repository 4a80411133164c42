import { isCancelledError, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterPaint } from '../after-paint.ts';
import { noBlocks } from '../domain/blocks.ts';
import { couponFits, isExpired } from '../domain/coupons.ts';
import { usesLocation } from '../domain/coverage.ts';
import { shopOf } from '../domain/delivery-mode.ts';
import { rememberAnswer, withoutOldRefusals } from '../domain/promotions.ts';
import { needsBlocks } from '../queries/needs-blocks.ts';
import { blocksQuery, geographyQuery, geoMenuQuery, promotionAnswerQuery, scheduleCheckQuery } from '../queries/shop-queries.ts';
import { cartFacts } from '../stores/cart-facts.ts';
import { cartStore, removeCoupon } from '../stores/cart-store.ts';
import { clock, serverTime } from '../stores/clock.ts';
import { configStore } from '../stores/config-store.ts';
import { deliveryStore, setGeoMenu } from '../stores/delivery-store.ts';
import { orderFacts } from '../stores/order-facts.ts';
import { watchStores } from '../stores/store.ts';

type Stop = () => void;

/** What is sold out, looked up where products are chosen and wherever there is a cart [DEC-283]. */
export function watchBlocks(client: QueryClient, history: { readonly listen: (heard: () => void) => Stop; readonly path: () => string }): Stop {
  const observer = new QueryObserver(client, { ...blocksQuery, enabled: false });
  const ask = (): void => {
    const path = history.path();
    // A product has a counter of its own, whatever is in the cart.
    const counter = cartStore.get().lines.length || (path.includes('/producto/') ? 1 : undefined);
    if (needsBlocks(path, counter)) void client.prefetchQuery(blocksQuery);
  };
  let cancel = (): void => {};
  // What a tap changes on the page does not wait for a call.
  const askSoon = (): void => {
    cancel();
    cancel = afterPaint(ask);
  };
  const stops = [
    observer.subscribe(({ data }) => orderFacts.set((facts) => ({ ...facts, blocks: data ?? noBlocks }))),
    history.listen(askSoon),
    subscribe(cartStore.changes$, askSoon),
    () => cancel(),
  ];
  return () => stops.forEach((stop) => stop());
}

/** The shops, for the hours of the one that makes the order. Asked for as soon as there is a shop to know about. */
export function watchHours(client: QueryClient): Stop {
  const question = () => ({ ...geographyQuery, enabled: shopOf(deliveryStore.get().mode) !== null });
  const observer = new QueryObserver(client, question());
  const tell = (): void => {
    const shops = observer.getCurrentResult().data?.shops;
    if (shops) orderFacts.set((facts) => ({ ...facts, shops }));
  };
  // What the page was drawn with is there already, and no news to an observer.
  const look = (): void => {
    observer.setOptions(question());
    tell();
  };
  const stops = [observer.subscribe(tell), watchStores([deliveryStore], look)];
  tell();
  return () => stops.forEach((stop) => stop());
}

/** Which products of the cart are not sold when the order is for. The last answer holds until the next one. */
export function watchSchedule(client: QueryClient): Stop {
  const question = () => {
    const ids = cartStore.get().lines.map(({ productId }) => productId);
    return { ...scheduleCheckQuery(ids, deliveryStore.get().futureOrder), enabled: ids.length > 0 };
  };
  const observer = new QueryObserver(client, question());
  const tell = (): void => {
    const { data, isError } = observer.getCurrentResult();
    if (data ?? isError) orderFacts.set((facts) => ({ ...facts, outOfSchedule: data ?? [] }));
  };
  const stops = [observer.subscribe(tell), watchStores([cartStore, deliveryStore], () => observer.setOptions(question()))];
  return () => stops.forEach((stop) => stop());
}

/** Asks about every promotion in the cart. A question that fails leaves the last answer [DEC-138]. */
export function watchPromotions(client: QueryClient): Stop {
  const asking = new Set<number>();
  const isInCart = (id: number): boolean => cartStore.get().lines.some(({ promo }) => promo?.promotionId === id);
  const ask = async (id: number): Promise<void> => {
    asking.add(id);
    const answer = await client.fetchQuery(promotionAnswerQuery(id)).then(
      (valid) => (valid ? 'valid' : 'invalid'),
      (error: unknown) => (isCancelledError(error) ? 'cancelled' : 'unreachable'),
    );
    asking.delete(id);
    // A page that asked the same was left, and took the question along.
    if (answer === 'cancelled') return isInCart(id) ? ask(id) : undefined;
    cartFacts.set((facts) => {
      const promotionAnswers = rememberAnswer(facts.promotionAnswers, id, answer, cartStore.get().lines);
      return promotionAnswers.get(id) === facts.promotionAnswers.get(id) ? facts : { ...facts, promotionAnswers };
    });
  };
  return subscribe(cartStore.changes$, ({ lines }) => {
    cartFacts.set((facts) => {
      const promotionAnswers = withoutOldRefusals(facts.promotionAnswers, lines);
      return promotionAnswers === facts.promotionAnswers ? facts : { ...facts, promotionAnswers };
    });
    for (const id of new Set(lines.map(({ promo }) => promo?.promotionId))) if (id !== undefined && !asking.has(id)) void ask(id);
  });
}

/**
 * Takes off a coupon that is over, or not for the way of delivery that was chosen since: no shop takes an order with it. By
 * the server's clock only: a device with a wrong date must not lose a coupon that is fine.
 */
export function watchCoupon(): Stop {
  return watchStores([cartStore, deliveryStore, serverTime], () => {
    const applied = cartStore.get().coupon;
    if (!applied) return;
    const isOver = serverTime.get() !== null && isExpired(applied.coupon, clock.now());
    if (isOver || !couponFits(applied.coupon, deliveryStore.get().mode)) removeCoupon('conditions');
  });
}

/** Products that only the chosen shop sells. Where location does not matter every shop sells everything [DEC-009]. */
export function watchGeoMenu(client: QueryClient, testLocation = false): Stop {
  let asked: number | 'all' | null = null;
  return watchStores([deliveryStore, configStore], () => {
    const shopId = shopOf(deliveryStore.get().mode);
    const question = usesLocation(configStore.get().countryCode, testLocation) ? shopId : 'all';
    if (question === asked) return;
    asked = question;
    if (question === 'all') setGeoMenu(null, 'all');
    else if (question === null) setGeoMenu(null, []);
    else
      void client.fetchQuery(geoMenuQuery(question)).then(
        (menu) => setGeoMenu(question, menu),
        () => setGeoMenu(question, []),
      );
  });
}

function subscribe<T>(source: { subscribe: (next: (value: T) => void) => { unsubscribe: () => void } }, next: (value: T) => void): Stop {
  const subscription = source.subscribe(next);
  return () => subscription.unsubscribe();
}
