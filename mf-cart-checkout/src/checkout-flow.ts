import { createStore, deliveryReturn, history, rememberedStep, type Location } from '@brasa/shared/runtime';
import { paths } from './paths.ts';

/** Pages between «Pagar mi orden» and the checkout: an address, a log-in or a new account, and what is read meanwhile. */
const pagesBeforeCheckout: ReadonlySet<string> = new Set([paths.delivery, paths.login, ...paths.account, paths.terms, paths.privacy]);

let stop: (() => void) | null = null;

function forgetUnlessIn({ pathname }: Location): void {
  if (pagesBeforeCheckout.has(pathname)) return;
  stop?.();
  stop = null;
  deliveryReturn.clear();
  if (pathname !== paths.checkout) rememberedStep.clear();
}

/**
 * Until the next page that is not one of these: there the step of the checkout [DEC-226] and where /delivery returns to
 * [DEC-153] are forgotten. The checkout keeps its step.
 */
export function forgetOnLeaving(): void {
  stop?.();
  stop = history.listen(({ location }) => forgetUnlessIn(location));
}

const resumed = createStore('checkout-flow-resumed', false);

/** After a reload, once in the life of a page: what an earlier page remembered is forgotten in the same way. */
export function resumeForgetting(): void {
  if (resumed.get()) return;
  resumed.set(true);
  if (stop !== null || (rememberedStep.read() === null && deliveryReturn.read() === null)) return;
  forgetOnLeaving();
  forgetUnlessIn(history.location);
}
