import { createStore } from './store.ts';

/** True while another tab forgets a session that its owner ended and this tab is at the checkout: cart and place stay in this tab. */
export const keepsOrder = createStore('keeps-order', false);
