import { useEffect, useRef, useState } from 'react';
import type { Order } from '@brasa/shared/domain/order';
import { saveProblemText } from '@brasa/shared/domain/save-result';
import { call, toast } from '@brasa/shared/runtime';
import { fromCardRequest, toCardSession, type CardResult, type CardSession } from './card-wire.ts';
import { checkOrder } from './check-order.ts';
import { checkoutText as text } from './checkout-text.ts';

/** After the page's event, which is a hint, the server is asked until it knows of the payment: this often, this many milliseconds apart. */
const confirmation = { tries: 15, apart: 1000 } as const;
/** While the page is open it is asked, too: an event may get lost, and another window has no way to tell. */
const lookEveryMs = 3000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What the server knows of the payment; null while nothing is decided, or it cannot be reached. */
async function verdict({ number, hash }: Order): Promise<'paid' | 'refused' | null> {
  const { code, status } = await checkOrder(number, hash);
  if (code === '02') return 'paid';
  return code === '01' && status !== 'ERR' ? 'refused' : null;
}

async function finalVerdict(order: Order): Promise<'paid' | 'refused' | null> {
  for (let attempt = 0; attempt < confirmation.tries; attempt += 1) {
    const known = await verdict(order);
    if (known) return known;
    await pause(confirmation.apart);
  }
  return null;
}

export type CardPayment = { readonly order: Order; readonly session: CardSession };
/** `confirming`: the page is done and the server's word is waited for. */
type Phase = 'idle' | 'opening' | 'paying' | 'confirming';

type Listener = {
  /** `isCharged` false: the page says so, the server does not know of it yet. */
  readonly onPaid: (order: Order, isCharged: boolean) => void;
  /** Nothing was charged; `message` says why. */
  readonly onNotPaid: (message: string) => void;
};

/** Paying a saved order on the card provider's page. Only the server decides whether it is paid. */
export function useCardPayment(listener: Listener) {
  const [payment, setPayment] = useState<CardPayment | null>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  // The event and the looks may both bring the end: the first one counts.
  const open = useRef<CardPayment | null>(null);
  const tell = useRef(listener);
  tell.current = listener;

  const show = (next: CardPayment | null): void => {
    open.current = next;
    setPayment(next);
    setPhase(next ? 'paying' : 'idle');
  };

  const start = async (order: Order): Promise<void> => {
    setPhase('opening');
    try {
      const answer = toCardSession(await call('checkout/getValidatorTokenPromerica', fromCardRequest(order.number)));
      if (answer.ok) return show({ order, session: answer.session });
      toast({ kind: 'warning', text: answer.message || text.cardFailed });
    } catch {
      toast({ kind: 'error', text: saveProblemText });
    }
    setPhase('idle');
  };

  const refuse = (): void => {
    toast({ kind: 'error', text: text.cardFailed });
    tell.current.onNotPaid(text.cardFailed);
  };

  const end = (known: 'paid' | 'refused', order: Order): void => {
    show(null);
    if (known === 'paid') tell.current.onPaid(order, true);
    else refuse();
  };

  const hear = async (result: CardResult): Promise<void> => {
    const current = open.current;
    if (!current) return;
    if (result === 'approved') {
      open.current = null;
      setPhase('confirming');
      const known = await finalVerdict(current.order);
      if (known) return end(known, current.order);
      show(null);
      toast({ kind: 'info', text: text.confirmingCard });
      return tell.current.onPaid(current.order, false);
    }
    show(null);
    if (result === 'declined') return refuse();
    // For whoever reads the console [DEC-173]; the customer is told beside the button.
    console.error('transaction problem');
    tell.current.onNotPaid(text.cardBroken);
  };

  /** The customer closes the page; perhaps after having paid there. */
  const cancel = async (): Promise<void> => {
    const current = open.current;
    if (!current) return;
    show(null);
    setPhase('opening');
    const known = await verdict(current.order);
    setPhase('idle');
    if (known === 'paid') tell.current.onPaid(current.order, true);
    else tell.current.onNotPaid(text.cardCancelled);
  };

  useEffect(() => {
    if (!payment) return undefined;
    const look = async (): Promise<void> => {
      const known = await verdict(payment.order);
      if (known && open.current === payment) end(known, payment.order);
    };
    const timer = setInterval(() => void (open.current === payment && look()), lookEveryMs);
    return () => clearInterval(timer);
  }, [payment]);

  return { payment, isConfirming: phase === 'confirming', isBusy: phase === 'opening' || phase === 'confirming', start, hear, cancel };
}
