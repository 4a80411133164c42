import { bus, createStore } from '@brasa/shared/runtime';

/** The session ended by itself; also while the customer looked at another page. */
export const endedStore = createStore('checkout-session-ended', false);
bus.on('session/ended', ({ quiet }) => endedStore.set(quiet));
bus.on('session/started', () => endedStore.set(false));
