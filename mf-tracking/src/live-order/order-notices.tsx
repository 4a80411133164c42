import type { Order } from '@brasa/shared/domain/order';
import { Slot, useSite, useStore } from '@brasa/shared/react';
import { isPayable, unpaidLifeMs } from '@brasa/shared/domain/card-payment';
import { parseServerTime, timeText, twelveHour } from '@brasa/shared/domain/local-time';
import { checkoutStore, history, updateCheckout, type CheckoutState } from '@brasa/shared/runtime';
import { Notice } from '@brasa/shared/ui';
import { PhoneLink } from '@brasa/shared/ui/phone-link';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { isCancelled, isNotPaid, isOver } from './following.ts';
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

/** What it means that the card was not charged, and the way to pay. */
function NotPaid({ order }: { readonly order: Order }) {
  const { number, hash, cardPayment, placedAt, isOwner } = order;
  const { due } = order.totals;
  const payment = useMemo(() => ({ number, hash, due, isOwner }), [number, hash, due, isOwner]);
  if (!isPayable(cardPayment)) return <Notice>{text.notPaidHint.expired}</Notice>;
  const placed = parseServerTime(placedAt);
  const until = placed === null ? '' : twelveHour(timeText(placed + unpaidLifeMs));
  return (
    <>
      <Notice kind="warning">{text.notPaidHint[cardPayment === 'refused' ? 'refused' : 'unpaid'](until)}</Notice>
      <Slot name="order-payment" with={payment} />
    </>
  );
}

/** What has to be said about this order besides its state. */
export function OrderNotices({ order, freshness }: { readonly order: Order; readonly freshness: Freshness }) {
  const { callCenterPhone } = useSite();
  const paid = useStore(checkoutStore, isPaid);
  return (
    <>
      {!paid && isNotPaid(order) && <NotPaid order={order} />}
      {freshness !== 'fresh' && (
        <Notice kind="warning" live>
          {text[freshness]}
        </Notice>
      )}
      {isCancelled(order) && !isNotPaid(order) && (
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
      {order.wantsAccount && !isOver(order) && <Notice title={text.accountTitle}>{text.accountHint(order.contactEmail)}</Notice>}
      {order.warrantyMessage !== '' && !isCancelled(order) && !isNotPaid(order) && <Notice>{order.warrantyMessage}</Notice>}
    </>
  );
}
