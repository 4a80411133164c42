import { isAtCheckout } from '../http/settings.ts';
import { createStore } from './store.ts';

/** Milliseconds within which a log-out that another tab announced has arrived as a whole; that tab may die in the middle of it. */
const logOutTimeoutMs = 5000;

/** On the clock of `performance.now()`. */
const keptUntil = createStore('order-kept-until', 0);

/** Whether another tab has just announced that it forgets a session which its owner ended. */
export const announceEnd = (isAnnounced: boolean): void => keptUntil.set(isAnnounced ? performance.now() + logOutTimeoutMs : 0);

/** True while another tab forgets such a session and this tab is at the checkout: cart and place stay in this tab. */
export const keepsOrder = (): boolean => performance.now() < keptUntil.get() && isAtCheckout();
