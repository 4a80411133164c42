/** Paying an order with a card on the provider's page, the same for pizzas and for gift cards. Bundled by each remote that uses it. */
export { CardDialog } from './card-dialog.tsx';
export { checkOrder } from './check-order.ts';
export { giveUpOrder } from './give-up-order.ts';
export type { OrderKey } from './order-key.ts';
export { isBankEntry } from './use-bank-entry.ts';
export { paymentText } from './payment-text.ts';
export { TroubleNotice, type SendTrouble } from './trouble-notice.tsx';
export { useCardPayment } from './use-card-payment.ts';
