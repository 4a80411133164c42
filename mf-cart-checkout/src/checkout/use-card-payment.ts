import { useState } from 'react';
import type { Order } from '@brasa/shared/domain/order';
import { saveProblemText } from '@brasa/shared/domain/save-result';
import { call, toast } from '@brasa/shared/runtime';
import { checkOrder } from './check-order.ts';
import { fromCardRequest, toCardSession, type CardResult, type CardSession } from './card-wire.ts';
import { checkoutText as text } from './checkout-text.ts';

/** The page's event is a hint; the server is asked until it knows of the payment: this often, this many milliseconds apart. */
const confirmation = { tries: 15, apart: 1000 } as const;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function isConfirmed(order: Order): Promise<boolean> {
  for (let attempt = 0; attempt < confirmation.tries; attempt += 1) {
    if ((await checkOrder(order.number, order.hash)).code === '02') return true;
    await pause(confirmation.apart);
  }
  return false;
}

export type CardPayment = { readonly order: Order; readonly session: CardSession };

/** Paying a saved order on the card provider's page. `onPaid` is called once the customer has paid there. */
export function useCardPayment(onPaid: (order: Order) => void) {
  const [payment, setPayment] = useState<CardPayment | null>(null);
  const [isWaiting, setWaiting] = useState(false);

  const start = async (order: Order): Promise<void> => {
    setWaiting(true);
    try {
      const answer = toCardSession(await call('checkout/getValidatorTokenPromerica', fromCardRequest(order.number)));
      if (answer.ok) setPayment({ order, session: answer.session });
      else toast({ kind: 'warning', text: answer.message || text.cardFailed });
    } catch {
      toast({ kind: 'error', text: saveProblemText });
    }
    setWaiting(false);
  };

  const hear = async (result: CardResult, order: Order): Promise<void> => {
    setPayment(null);
    if (result === 'declined') return void toast({ kind: 'error', text: text.cardFailed });
    // Nothing the customer could do about it: it is for whoever reads the console [DEC-173].
    if (result === 'broken') return console.error('transaction problem');
    setWaiting(true);
    if (!(await isConfirmed(order))) toast({ kind: 'info', text: text.confirmingCard });
    setWaiting(false);
    onPaid(order);
  };

  return { payment, isWaiting, start, hear, cancel: () => setPayment(null) };
}
