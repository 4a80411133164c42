import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { bus } from '../bus/bus.ts';
import { history, navigate } from '../history/index.ts';
import { configureHttp } from '../http/settings.ts';
import { catalogQuery } from '../queries/catalog-query.ts';
import { customerKey } from '../queries/query-client.ts';
import { serverTimeQuery } from '../queries/shop-queries.ts';
import { authStore, connectAuth } from '../stores/auth-store.ts';
import { cartFacts } from '../stores/cart-facts.ts';
import { watchStores } from '../stores/store.ts';
import { revalidateCart } from '../stores/cart-store.ts';
import { connectValidation } from '../stores/cart-validation.ts';
import { catalogStore, deliverCatalog } from '../stores/catalog-store.ts';
import { serverTime } from '../stores/clock.ts';
import { connectDelivery } from '../stores/delivery-persistence.ts';
import { dropImpossibleFutureOrder } from '../stores/future-order.ts';
import { followLogOuts } from '../stores/session.ts';
import { toasts } from '../stores/toast-store.ts';
import { connectAnnouncements } from './announcements.ts';
import { openCart } from './open-cart.ts';
import { watchBlocks, watchCoupon, watchGeoMenu, watchHours, watchPromotions, watchSchedule } from './watch-shop.ts';

export type RuntimeOptions = {
  readonly queryClient: QueryClient;
  /** Runs what depends on the country everywhere, for tests [DEC-009]. */
  readonly testLocation?: boolean;
  /** Minutes a future order is ahead at least; none or 0: the usual ones [DEC-160]. */
  readonly futureLeadMinutes?: number;
};

type Stop = () => void;

const onWindow = (name: 'blur' | 'focus' | 'visibilitychange' | 'online' | 'offline', handler: () => void): Stop => {
  window.addEventListener(name, handler);
  return () => window.removeEventListener(name, handler);
};

/**
 * Toasts wait while the window has no focus or is hidden [TST-006]. A frame in the page, such as the bank's, takes the focus from the page's own
 * window and not from the page: toasts go on then.
 */
function pauseToasts(): Stop {
  const update = (): void => toasts.setBlurred(document.hidden || !document.hasFocus());
  const stops = [
    // A task later: some browsers give the focus to a frame after this event.
    onWindow('blur', () => void setTimeout(update)),
    onWindow('focus', () => toasts.setBlurred(false)),
    onWindow('visibilitychange', update),
  ];
  return () => stops.forEach((stop) => stop());
}

/** The menu, asked for once at the start and again whenever it has grown old. */
function followCatalog(client: QueryClient): Stop {
  const observer = new QueryObserver(client, catalogQuery);
  const deliver = (): void => {
    const { data } = observer.getCurrentResult();
    if (!data || data === catalogStore.get()) return;
    deliverCatalog(data);
    bus.publish('catalog/loaded', { version: data.config.version });
  };
  deliver();
  return observer.subscribe(deliver);
}

/** What belongs to a customer does not outlive the session. After a log-out in another tab somebody else may be in already. */
function forgetCustomer(client: QueryClient): Stop {
  let before = authStore.get();
  const forget = (): void => client.removeQueries({ queryKey: [customerKey] });
  const subscription = authStore.changes$.subscribe((auth) => {
    const isOver = before.token !== null && (auth.token === null || auth.session !== before.session);
    before = auth;
    if (isOver) forget();
  });
  const stop = bus.on('session/ended', forget);
  return () => {
    subscription.unsubscribe();
    stop();
  };
}

/** Brings the page to life, once, in the browser, after the first view is hydrated. Returns how to stop it, for tests. */
export function startRuntime({ queryClient, testLocation = false, futureLeadMinutes = 0 }: RuntimeOptions): Stop {
  const path = (): string => history.location.pathname;
  configureHttp({ path, goHome: () => (path() === '/' ? undefined : navigate('/')) });
  queryClient.mount();

  const stopRevalidation = watchStores([catalogStore, cartFacts], revalidateCart);
  const stopFutureOrders = watchStores([catalogStore, serverTime], () => void dropImpossibleFutureOrder(futureLeadMinutes));
  const stops: Stop[] = [
    followLogOuts(),
    connectAuth(),
    connectDelivery(),
    connectAnnouncements(),
    forgetCustomer(queryClient),
    stopRevalidation,
    stopFutureOrders,
    openCart(),
    connectValidation(),
    new QueryObserver(queryClient, serverTimeQuery).subscribe(() => {}),
    followCatalog(queryClient),
    watchGeoMenu(queryClient, testLocation),
    watchPromotions(queryClient),
    watchCoupon(),
    watchSchedule(queryClient),
    watchHours(queryClient),
    watchBlocks(queryClient, { listen: history.listen, path }),
    pauseToasts(),
    onWindow('online', () => bus.publish('connection/changed', { online: true })),
    onWindow('offline', () => bus.publish('connection/changed', { online: false })),
    () => queryClient.unmount(),
  ];
  return () => stops.reverse().forEach((stop) => stop());
}
