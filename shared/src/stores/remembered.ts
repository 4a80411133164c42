import type { CheckoutStep } from './checkout-store.ts';
import { isOneOf } from './shape.ts';
import { sessionKeys, storageKeys } from './storage-keys.ts';
import { local, session } from './storage.ts';

/** An address of this storefront: never another site's, however it is written. */
const isOwnPath = (path: string | null): path is string => path !== null && /^\/(?![/\\])/.test(path);

const path = (area: typeof session, key: string) => ({
  read: (): string | null => {
    const found = area.read(key);
    return isOwnPath(found) ? found : null;
  },
  write: (to: string): void => void area.write(key, to),
  clear: (): void => area.remove(key),
});

/** The page the customer was on when asked to log in. */
export const rememberedPage = path(session, sessionKeys.rememberedPage);
/** Where /delivery goes back to. */
export const deliveryReturn = path(session, sessionKeys.deliveryReturn);
const defaultReturn = path(local, storageKeys.defaultReturnPath);

const isStep = isOneOf<CheckoutStep>('form-data', 'payment');
/** The checkout step to open with; kept so that a reload or a log-in in between does not lose it. */
export const rememberedStep = {
  read: (): CheckoutStep | null => {
    const found = session.read(sessionKeys.rememberedStep);
    return isStep(found) ? found : null;
  },
  write: (step: CheckoutStep): void => void session.write(sessionKeys.rememberedStep, step),
  clear: (): void => session.remove(sessionKeys.rememberedStep),
};

/** Where a flow ends that remembers no page; `/` when the stored one is missing, foreign or no page of ours [DEC-020]. */
export function defaultReturnPath(isKnown: (path: string) => boolean): string {
  const found = defaultReturn.read();
  return found !== null && isKnown(found) ? found : '/';
}
export const setDefaultReturnPath = defaultReturn.write;

/** Back to where the customer came from, once: the memory is used up. */
export function takeReturn(memory: typeof rememberedPage, isKnown: (path: string) => boolean): string {
  const found = memory.read();
  memory.clear();
  return found ?? defaultReturnPath(isKnown);
}

/** Where the customer was going, and what was to be done after a log-in. */
export function forgetReturns(): void {
  rememberedPage.clear();
  rememberedStep.clear();
  deliveryReturn.clear();
  session.remove(sessionKeys.guestHearts);
  session.remove(sessionKeys.waitingCoupon);
}
