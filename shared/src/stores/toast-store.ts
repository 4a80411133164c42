import { anchored } from './anchor.ts';
import { createStore } from './store.ts';
import { createToasts, noToasts, type ToastState } from './toast-machine.ts';

export const toastStore = createStore<ToastState>('toasts', noToasts);
export const toasts = anchored('toast-machine/1', () => createToasts(toastStore));

/** Says something to the customer for a moment. */
export const toast = toasts.show;
