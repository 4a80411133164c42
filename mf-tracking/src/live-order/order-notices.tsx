import type { Order } from '@brasa/shared/domain/order';
import { useSite, useStore } from '@brasa/shared/react';
import { checkoutStore, history, unfinishedOrder, updateCheckout, type CheckoutState } from '@brasa/shared/runtime';
import { Notice } from '@brasa/shared/ui';
import { PhoneLink } from '@brasa/shared/ui/phone-link';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isCancelled, isUnconfirmed } from './following.ts';
import { trackingText as text } from './tracking-text.ts';
import type { Freshness } from './use-followed-order.ts';

const isPaid = ({ showPaymentSuccess }: CheckoutState): boolean => showPaymentSuccess;
const forgetPayment = (): void => void (checkoutStore.get().showPaymentSuccess && updateCheckout({ showPaymentSuccess: false }));
const isTracking = (path: string): boolean => /^\/tracking(\/|$)/.test(path);

/** Whoever leaves the page has read of the payment, also when the order itself had not come yet [PAYM-014, DEC-218]. */
export function usePaymentForgotten(): void {
  const { pathname } = useLocation();
  useEffect(() => void (isTracking(pathname) || forgetPayment()), [pathname]);
  useEffect(() => () => void (isTracking(history.location.pathname) || forgetPayment()), []);
}

/** «Pago exitoso» after a card payment, until the customer leaves the page [PAYM-013]. */
export function PaymentBanner() {
  const paid = useStore(checkoutStore, isPaid);
  if (!paid) return null;
  return (
    <Notice kind="success" title={text.paid} live>
      {text.paidHint}
    </Notice>
  );
}

/** What has to be said about this order besides its state. */
export function OrderNotices({ order, freshness }: { readonly order: Order; readonly freshness: Freshness }) {
  const { callCenterPhone } = useSite();
  const paid = useStore(checkoutStore, isPaid);
  return (
    <>
      {!paid && isUnconfirmed(order, unfinishedOrder.read()) && <Notice title={text.unconfirmedTitle}>{text.unconfirmed}</Notice>}
      {freshness !== 'fresh' && (
        <Notice kind="warning" live>
          {text[freshness]}
        </Notice>
      )}
      {isCancelled(order) && (
        <Notice kind="error" title={text.cancelledTitle}>
          {callCenterPhone === '' ? (
            text.cancelled
          ) : (
            <>
              {text.cancelledCall} <PhoneLink number={callCenterPhone} />.
            </>
          )}
        </Notice>
      )}
      {order.warrantyMessage !== '' && !isCancelled(order) && <Notice>{order.warrantyMessage}</Notice>}
    </>
  );
}
