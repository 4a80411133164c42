import { useEffect, useRef, useState } from 'react';
import { saveProblemText } from '../domain/save-result.ts';
import { call, toast } from '@brasa/shared/runtime';
import { tooManyTries } from '../orders/too-many-tries.ts';
import { fromCardRequest, toCardSession, type CardResult, type CardSession, type OrderKind } from './card-wire.ts';
import { showFailed } from './failed-toast.ts';
import type { OrderKey } from './order-key.ts';
import { paymentText as text } from './payment-text.ts';
import { bankEntryLeft } from './use-bank-entry.ts';
import { lateVerdict, soonVerdict, verdict } from './payment-verdict.ts';

/** While the page is open it is asked, too: an event may get lost, and another window has no way to tell. */
const lookEveryMs = 3000;

/** The bank said no, its page broke down, or the customer closed it. */
export type NotPaidReason = 'declined' | 'broken' | 'closed';
export type StartOutcome = 'opened' | 'refused' | 'failed';
export type CardPayment = { readonly order: OrderKey; readonly session: CardSession };
/** `confirming`: the page is done and the server's word is waited for. */
type Phase = 'idle' | 'opening' | 'paying' | 'confirming';

type Listener = {
  readonly onPaid: (order: OrderKey) => void;
  /** The page says that it is paid, and the server does not know of it yet. */
  readonly onUnconfirmed: (order: OrderKey) => void;
  /** The server came to know of it later. */
  readonly onPaidLate: (order: OrderKey) => void;
  /** Nothing was charged. */
  readonly onNotPaid: (reason: NotPaidReason) => void;
};

type Options = {
  readonly kind: OrderKind;
  /** Whether this device still has the order as its unfinished one: then the bank's word is waited for on any page. */
  readonly isUnfinished: (order: OrderKey) => boolean;
};

/** Paying a saved order on the card provider's page. Only the server decides whether it is paid. */
export function useCardPayment({ kind, isUnfinished }: Options, listener: Listener) {
  const [payment, setPayment] = useState<CardPayment | null>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  // The event and the looks may both bring the end: the first one counts.
  const open = useRef<CardPayment | null>(null);
  const latestListener = useRef(listener);
  latestListener.current = listener;

  const show = (next: CardPayment | null): void => {
    open.current = next;
    setPayment(next);
    setPhase(next ? 'paying' : 'idle');
  };

  /** Opens the page of the provider for a saved order. `refused`: the server does not let this order be paid, and the customer was told why. */
  const start = async (order: OrderKey): Promise<StartOutcome> => {
    setPhase('opening');
    try {
      const answer = toCardSession(await call('checkout/getValidatorTokenPromerica', fromCardRequest(order.number, kind)));
      if (answer.ok) {
        show({ order, session: answer.session });
        return 'opened';
      }
      toast({ kind: 'warning', text: answer.message || text.failed });
      setPhase('idle');
      return 'refused';
    } catch (error) {
      toast({ kind: 'error', text: tooManyTries(error) || saveProblemText });
      setPhase('idle');
      return 'failed';
    }
  };

  const refuse = (): void => {
    showFailed(kind);
    latestListener.current.onNotPaid('declined');
  };

  const end = (known: 'paid' | 'refused', order: OrderKey): void => {
    show(null);
    if (known === 'paid') latestListener.current.onPaid(order);
    else refuse();
  };

  const wait = async (order: OrderKey): Promise<void> => {
    const known = await lateVerdict(order, () => isUnfinished(order));
    if (known === 'paid') latestListener.current.onPaidLate(order);
    if (known === 'refused') showFailed(kind);
  };

  const hear = async (result: CardResult): Promise<void> => {
    const current = open.current;
    if (!current) return;
    if (result === 'approved') {
      open.current = null;
      setPhase('confirming');
      const known = await soonVerdict(current.order);
      if (known) return end(known, current.order);
      show(null);
      toast({ kind: 'info', text: text.confirming });
      latestListener.current.onUnconfirmed(current.order);
      return wait(current.order);
    }
    show(null);
    if (result === 'declined') return refuse();
    // For whoever reads the console [DEC-173]; the customer is told beside the button.
    console.error('transaction problem');
    latestListener.current.onNotPaid('broken');
  };

  /** The customer closes the page; perhaps after having paid there. */
  const cancel = async (): Promise<void> => {
    const current = open.current;
    if (!current) return;
    show(null);
    setPhase('opening');
    const known = await verdict(current.order);
    await bankEntryLeft();
    setPhase('idle');
    if (known === 'paid') latestListener.current.onPaid(current.order);
    else latestListener.current.onNotPaid('closed');
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
