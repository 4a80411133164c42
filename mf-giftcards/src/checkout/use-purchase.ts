import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CertificatePurchase } from '@brasa/shared/domain/certificate-purchase';
import { saveProblemText } from '@brasa/shared/domain/save-result';
import { checkOrder, useCardPayment, type SendTrouble } from '@brasa/shared/payment';
import { useOneAtATime } from '@brasa/shared/react/use-one-at-a-time';
import { bus, catalogQuery, clock, history, toast } from '@brasa/shared/runtime';
import { designsQuery } from '../designs/designs-query.ts';
import { paths } from '../paths.ts';
import { boughtStore } from './bought-store.ts';
import { buyerStore } from './buyer-store.ts';
import { emptyBuyer } from './buyer-values.ts';
import { checkoutText as text } from './checkout-text.ts';
import { paidSentences } from './paid-text.ts';
import { partsOf } from './purchase-parts.ts';
import { createPurchaseSender } from './purchase-sender.ts';
import { enterBought } from './step-entries.ts';
import { finishPurchase, isUnfinished, rememberUnfinished, unfinishedPurchase, type UnfinishedPurchase } from './unfinished-purchase.ts';

/** What the customer should know before pressing again. */
export type PurchaseTrouble =
  | SendTrouble
  /** `unconfirmed`: the bank says paid, the server does not know yet. */
  | { readonly kind: 'session-ended' | 'unconfirmed' };

/** The flag of the banner first: an emptied cart would lead away from the page. */
function showBought(purchase: UnfinishedPurchase): void {
  const { number, hash } = purchase;
  boughtStore.set({ number, hash, items: [] });
  boughtStore.set({ number, hash, items: finishPurchase(purchase) });
  enterBought();
  buyerStore.set(emptyBuyer);
}

/** Sends the purchase of this page, has it paid, and says what came of it. */
export function usePurchase() {
  const queries = useQueryClient();
  const [sender] = useState(() => createPurchaseSender());
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<PurchaseTrouble | null>(null);
  /** The purchase that is being paid; another tab may remember another one meanwhile. */
  const current = useRef<UnfinishedPurchase | null>(null);

  const card = useCardPayment(
    { kind: 'CER', isUnfinished },
    {
      onPaid: () => current.current && showBought(current.current),
      onUnconfirmed: () => setTrouble({ kind: 'unconfirmed' }),
      onPaidLate: () => {
        if (!current.current) return;
        if (history.location.pathname === paths.checkout) return showBought(current.current);
        const bought = finishPurchase(current.current);
        toast({ kind: 'success', text: paidSentences(bought, clock.now()).join(' ') });
      },
      onNotPaid: (reason) => setTrouble({ kind: 'not-paid', message: text.notPaid[reason] }),
    },
  );

  const openBank = async (purchase: UnfinishedPurchase): Promise<void> => {
    current.current = purchase;
    if ((await card.start(purchase)) !== 'refused') return;
    const { isSettled } = await checkOrder(purchase.number, purchase.hash);
    if (isSettled) return showBought(purchase);
    // It cannot be paid any more: the next press sends a new one in its place.
    rememberUnfinished({ ...purchase, content: '' });
  };

  const [openAgain] = useOneAtATime((waiting: UnfinishedPurchase) => {
    setTrouble(null);
    return openBank(waiting);
  });

  const send = async (purchase: CertificatePurchase): Promise<void> => {
    const answer = sender.send(purchase);
    setSending(sender.isSending());
    const outcome = await answer;
    if (outcome.kind === 'ignored') return;
    setSending(false);
    setTrouble(null);
    switch (outcome.kind) {
      case 'placed':
        rememberUnfinished(outcome.purchase);
        if (!outcome.awaitsCard) return showBought(outcome.purchase);
        // An earlier one arrived, which was changed since: the next press sends this one in its place.
        if (outcome.purchase.content !== partsOf(purchase).content) return setTrouble({ kind: 'refused', message: text.otherArrived });
        return openBank(outcome.purchase);
      case 'refused':
        setTrouble({ kind: 'refused', message: outcome.message });
        if (outcome.message) toast({ kind: 'warning', text: outcome.message, preventDuplicate: true });
        // The designs and the settings of this page may be older than the server's.
        void queries.invalidateQueries({ queryKey: designsQuery.queryKey });
        return void queries.invalidateQueries({ queryKey: catalogQuery.queryKey });
      case 'in-process':
        return bus.publish('certificate/found-in-process', { message: outcome.message });
      case 'answered':
        return void toast({ kind: 'success', text: outcome.message });
      case 'session-ended':
        return setTrouble({ kind: outcome.kind });
      case 'failed':
      case 'unknown':
        setTrouble({ kind: outcome.kind });
        return void toast({ kind: 'error', text: outcome.message ?? saveProblemText, preventDuplicate: true });
    }
  };

  /** Pays the purchase that waits for its card when it is still the same one, and otherwise sends this one in its place. */
  const pay = async (purchase: CertificatePurchase): Promise<void> => {
    bus.publish('payment/begun', { remote: 'mf-giftcards' });
    const waiting = unfinishedPurchase.read();
    if (waiting?.content !== partsOf(purchase).content) return send({ ...purchase, replacesOrder: waiting?.number ?? null });
    return openAgain(waiting);
  };

  return { pay, card, trouble, isBusy: isSending || card.isBusy };
}
