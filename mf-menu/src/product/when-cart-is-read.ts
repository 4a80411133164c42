import { cartStatus } from '@brasa/shared/runtime';

/** Milliseconds the cart of the last visit is waited for at most. */
export const cartTimeoutMs = 5000;

/** What goes with other products is judged by what is in the cart, and a press may come before that was looked into. */
export function whenCartIsRead(then: () => void): void {
  if (cartStatus.get().read) return then();
  const end = (): void => {
    clearTimeout(timer);
    reading.unsubscribe();
    then();
  };
  const timer = setTimeout(end, cartTimeoutMs);
  const reading = cartStatus.changes$.subscribe(({ read }) => void (read && end()));
}
