import { deliveryReturn, history, rememberedStep } from '@brasa/shared/runtime';
import { paths } from './paths.ts';

/** Pages between «Pagar mi orden» and the checkout: an address, a log-in or a new account, and what is read on the way. */
const wayPages: ReadonlySet<string> = new Set([paths.delivery, paths.login, ...paths.account, paths.terms, paths.privacy]);

let stop = (): void => {};

/**
 * Until the next page that is not on the way to pay: there the step of the checkout [DEC-226] and where /delivery returns to
 * [DEC-153] are forgotten. The checkout keeps its step. A reload on the way forgets nothing.
 */
export function forgetOffTheWay(): void {
  stop();
  stop = history.listen(({ location: { pathname } }) => {
    if (wayPages.has(pathname)) return;
    stop();
    deliveryReturn.clear();
    if (pathname !== paths.checkout) rememberedStep.clear();
  });
}
