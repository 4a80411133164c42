import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { totals } from '@brasa/shared/domain/cart-operations';
import type { Centavos } from '@brasa/shared/domain/money';
import type { OrderDraft } from '@brasa/shared/domain/order-draft';
import { saveProblemText } from '@brasa/shared/domain/save-result';
import { blocksQuery, bus, catalogQuery, toast } from '@brasa/shared/runtime';
import type { SendTrouble } from '@brasa/shared/payment';
import { giftBalanceKey } from '../customer/gift-balance-query.ts';
import { createOrderSender, type PlacedOutcome } from './order-sender.ts';
import { rememberOrder } from './finish-order.ts';

/** What the customer should know before pressing again. */
export type OrderTrouble =
  | SendTrouble
  | { readonly kind: 'price-changed'; readonly message: string; readonly before: Centavos; readonly now: Centavos }
  /** The session it belongs to is over. */
  | { readonly kind: 'session-ended' };

type Listener = {
  /** Called once, with the order the server has. */
  readonly onPlaced: (placed: PlacedOutcome) => void;
  readonly onTrouble: (trouble: OrderTrouble | null) => void;
};

/** Sends the order of this screen and says what came of it. */
export function usePlaceOrder({ onPlaced, onTrouble }: Listener) {
  const queries = useQueryClient();
  const [sender] = useState(() => createOrderSender());
  const [isSending, setSending] = useState(false);

  const place = async (draft: OrderDraft): Promise<void> => {
    const answer = sender.send(draft);
    setSending(sender.isSending());
    const outcome = await answer;
    if (outcome.kind === 'ignored') return;
    setSending(false);
    onTrouble(null);
    switch (outcome.kind) {
      case 'placed': {
        const { order, message, sent, awaitsCard } = outcome;
        rememberOrder(order, sent);
        // A card is still to be paid: there is nothing to celebrate yet.
        if (message && !awaitsCard) toast({ kind: 'success', text: message });
        return onPlaced(outcome);
      }
      case 'refused': {
        const before = totals(draft.cart).total;
        const now = outcome.pricing?.totals.total ?? before;
        onTrouble(now === before ? { kind: 'refused', message: outcome.message } : { kind: 'price-changed', message: outcome.message, before, now });
        if (outcome.message) toast({ kind: 'warning', text: outcome.message, preventDuplicate: true });
        // The menu and the balance of this page may be older than the server's.
        void queries.invalidateQueries({ queryKey: giftBalanceKey() });
        void queries.invalidateQueries({ queryKey: catalogQuery.queryKey });
        return void queries.invalidateQueries({ queryKey: blocksQuery.queryKey });
      }
      case 'in-process':
        bus.publish('order/found-in-process', { message: outcome.message });
        return bus.publish('order/check-requested', {});
      case 'answered':
        return void toast({ kind: 'success', text: outcome.message });
      case 'session-ended':
        return onTrouble({ kind: outcome.kind });
      case 'failed':
      case 'unknown':
        onTrouble({ kind: outcome.kind });
        return void toast({ kind: 'error', text: outcome.message ?? saveProblemText, preventDuplicate: true });
    }
  };

  return { place, isSending };
}
