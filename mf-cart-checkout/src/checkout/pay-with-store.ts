import { bus, createStore } from '@brasa/shared/runtime';

/** What the customer hands over in cash, as typed. Kept while the order is not sent, also on the way to log in and back. */
export const payWithStore = createStore('checkout-pay-with', '');

bus.on('session/ended', ({ quiet }) => void (quiet || payWithStore.set('')));
