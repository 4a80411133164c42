import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPayable } from '@brasa/shared/domain/card-payment';
import type { Order } from '@brasa/shared/domain/order';
import { isAskable, isRecent } from '@brasa/shared/orders';
import { checkOrder, giveUpOrder } from '@brasa/shared/payment';
import { useSite } from '@brasa/shared/react';
import { bus, cartStore, checkoutStore, clearCart, clock, customerKey, history, lastOrderHash, rememberedStep, resetCheckout, unfinishedOrder } from '@brasa/shared/runtime';
import { Button, Dialog, Text } from '@brasa/shared/ui';
import { paths } from '../paths.ts';
import { deviceAttempt } from './attempt-memory.ts';
import { arrivedText, statusDialogText as text } from './checkout-text.ts';
import { clientValues, isComplete } from './client-values.ts';
import { findSentOrder } from './find-sent-order.ts';
import { rememberArrived } from './finish-order.ts';
import { orderAttempts } from './order-attempt.ts';
import { forgetUnfinished, takeOutOrdered } from './ordered-cart.ts';
import { enterPayment } from './use-step-entries.ts';

/** Milliseconds: before the first look after the page has loaded, and from closing to the clean start. */
const delays = { firstLook: 3000, reset: 350 } as const;

/**
 * What was found. `in-process`: it runs, is over or was cancelled; `not-paid`: refused, or not paid in time; `missing`:
 * nobody knows it; `unreachable`: the server could not be asked; `arrived`: an order whose answer was lost is there.
 */
type Kind = 'in-process' | 'not-paid' | 'missing' | 'unreachable' | 'arrived';
type Found = {
  readonly kind: Kind;
  readonly message: string;
  readonly number: number | null;
  readonly hash: string | null;
  readonly isPayable: boolean;
  /** Too late to be paid: it is not made, and the cart stays for another try. */
  readonly isOver?: boolean;
};

/** An order of an earlier visit, or before a reload, whose answer was lost; null when nobody waits for one, or it never arrived. */
async function lostOrder(): Promise<Order | null> {
  const attempt = deviceAttempt.read();
  if (!attempt || !isRecent(attempt) || !isAskable(attempt) || orderAttempts.store.get().undecided.length > 0) return null;
  const order = await findSentOrder(attempt.writeId).catch(() => null);
  // Answered meanwhile: it was sent again.
  if (!order || deviceAttempt.read()?.writeId !== attempt.writeId) return null;
  orderAttempts.decide(attempt.writeId);
  rememberArrived(order, attempt.parts);
  return order;
}

/** Whether the page shows the last order of this device. */
function isOnItsPage(): boolean {
  const hash = lastOrderHash.read();
  const { pathname } = history.location;
  return pathname === '/tracking' || (hash !== null && pathname.endsWith(`/${encodeURIComponent(hash)}`));
}

/** Does the work of the clean start a moment after closing, and at once when the page is left before. */
function afterwards(work: () => void): void {
  const run = (): void => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', run);
    work();
  };
  const timer = setTimeout(run, delays.reset);
  window.addEventListener('pagehide', run);
}

const arrivedWords = { settled: arrivedText.settled, unpaid: arrivedText.unpaid, refused: arrivedText.unpaid, expired: arrivedText.over } as const;

/** Says how an order stands that was sent and whose end is not known; on every page. */
export function OrderStatusDialog() {
  const [found, setFound] = useState<Found | null>(null);
  const { brandName } = useSite();
  const navigate = useNavigate();
  const queries = useQueryClient();

  const look = useRef(async (): Promise<void> => {
    const number = unfinishedOrder.read();
    if (number === null) return;
    const { code, message, status, isReached } = await checkOrder(number, lastOrderHash.read());
    // Closed, paid or replaced meanwhile: nobody wants to know any more.
    if (unfinishedOrder.read() !== number) return;
    if (code === '02') void navigate(paths.home);
    const kind = !isReached ? 'unreachable' : code === '02' ? 'in-process' : status === 'ERR' ? 'missing' : 'not-paid';
    if (message !== '') setFound({ kind, message, number, hash: lastOrderHash.read(), isPayable: status === 'PEN' });
  }).current;

  useEffect(() => {
    // What this page itself has sent is followed where it is paid, and the page of an order says itself how it stands: a
    // card refused there can be tried again in peace.
    const firstLook = async (): Promise<void> => {
      const order = await lostOrder();
      if (order) {
        void queries.invalidateQueries({ queryKey: [customerKey] });
        return setFound({ kind: 'arrived', message: arrivedWords[order.cardPayment](order.number), number: order.number, hash: order.hash, isPayable: isPayable(order.cardPayment), isOver: order.cardPayment === 'expired' });
      }
      if (checkoutStore.get().order?.number !== unfinishedOrder.read() && !isOnItsPage()) await look();
    };
    const timer = setTimeout(() => void firstLook(), delays.firstLook);
    const stops = [
      bus.on('order/check-requested', () => void look()),
      // Said already where it was sent again.
      bus.on('order/placed', ({ number }) => setFound((known) => (known?.kind === 'arrived' && known.number === number ? null : known))),
      bus.on('order/found-in-process', ({ message }) => setFound({ kind: 'in-process', message, number: unfinishedOrder.read(), hash: null, isPayable: false })),
    ];
    return () => {
      clearTimeout(timer);
      stops.forEach((stop) => stop());
    };
  }, [look, queries]);

  const release = async (number: number): Promise<void> => {
    // Without a network the server gives it up by itself, after twenty minutes.
    const outcome = await giveUpOrder(number).catch(() => null);
    if (outcome === 'kept') setFound({ kind: 'in-process', message: text.paidMeanwhile, number, hash: null, isPayable: false });
    void queries.invalidateQueries({ queryKey: [customerKey] });
  };

  const close = (): void => {
    if (!found) return;
    setFound(null);
    const { kind, number } = found;
    if (kind === 'unreachable' || (kind === 'arrived' && found.isPayable)) return;
    if (kind === 'missing' || found.isOver) return forgetUnfinished();
    if (kind === 'not-paid' && found.isPayable && number !== null) void release(number);
    unfinishedOrder.clear();
    afterwards(() => {
      if (number === null) {
        clearCart('order-placed');
        resetCheckout();
      } else takeOutOrdered(number);
      if (unfinishedOrder.read() === null) forgetUnfinished();
    });
  };

  const follow = (): void => {
    const hash = found?.hash;
    close();
    if (hash) void navigate(paths.tracking(hash));
  };

  const tryAgain = (): void => {
    const hash = found?.hash ?? null;
    setFound(null);
    if (cartStore.get().lines.length === 0 && hash !== null) return void navigate(paths.tracking(hash));
    if (history.location.pathname !== paths.checkout) {
      rememberedStep.write('payment');
      return void navigate(paths.checkout);
    }
    if (isComplete(clientValues(checkoutStore.get()), clock.now())) enterPayment();
  };

  const askAgain = (): void => {
    setFound(null);
    void look();
  };

  // An order that is too late and whose cart is gone can only be forgotten.
  const canTryAgain = found?.kind === 'not-paid' && (found.isPayable || cartStore.get().lines.length > 0);
  const way = canTryAgain
    ? { label: text.tryAgain, go: tryAgain }
    : found?.kind === 'unreachable'
      ? { label: text.askAgain, go: askAgain }
      : found?.kind === 'arrived' && !found.isOver
        ? { label: found.isPayable ? arrivedText.pay : arrivedText.follow, go: follow }
        : null;
  const actions = (
    <>
      {way && <Button onClick={way.go}>{way.label}</Button>}
      <Button variant={way ? 'secondary' : 'primary'} onClick={close}>
        {text.close}
      </Button>
    </>
  );
  return (
    <Dialog open={found !== null} onClose={close} dismissible={false} title={brandName} actions={actions}>
      <Text>{found?.message}</Text>
    </Dialog>
  );
}
