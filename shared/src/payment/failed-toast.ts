import { bus, onOtherTab, storageKeys, toast, toasts } from '@brasa/shared/runtime';
import type { OrderKind } from './card-wire.ts';
import { paymentText } from './payment-text.ts';

/** The event by which this page says that an order of that kind is placed, and what is removed from the device when another tab has placed it. */
const placed = {
  ORD: { event: 'order/placed', unfinished: storageKeys.orderId },
  CER: { event: 'certificate/bought', unfinished: storageKeys.giftOrder },
} as const;

/** Says that the card was refused. It goes with the order: however that is paid in the end, here or in another tab, or given up. */
export function showFailed(kind: OrderKind): void {
  const id = toast({ kind: 'error', text: paymentText.failed });
  const { event, unfinished } = placed[kind];
  const hide = (): void => {
    stops.forEach((stop) => stop());
    if (id !== null) toasts.dismiss(id);
  };
  const stops = [bus.on(event, hide), onOtherTab(unfinished, (text) => void (text === null && hide()))];
}
