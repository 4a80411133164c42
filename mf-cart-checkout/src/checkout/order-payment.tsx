import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatMoney, type Centavos } from '@brasa/shared/domain/money';
import { useCatalog } from '@brasa/shared/react';
import { bus, customerKey, readGuestOrders, toast, unfinishedOrder } from '@brasa/shared/runtime';
import { saveProblemText } from '@brasa/shared/domain/save-result';
import { tooManyTries } from '@brasa/shared/orders';
import { CardDialog, giveUpOrder, paymentText, useCardPayment, type OrderKey } from '@brasa/shared/payment';
import { Button, Dialog, Notice, Stack, Text } from '@brasa/shared/ui';
import { checkoutText, orderPaymentText as text } from './checkout-text.ts';
import { finishLate } from './finish-order.ts';
import { forgetUnfinished, isUnfinished } from './ordered-cart.ts';

type Props = OrderKey & { readonly due: Centavos; readonly isOwner: boolean };

/** Milliseconds in which the word of the bank usually arrives. */
const bankDelayMs = 60_000;

/** Ordered on this device: the server may not say so while a session is renewed. */
const isOfDevice = (number: number): boolean => unfinishedOrder.read() === number || readGuestOrders().some((order) => order.number === number);

/**
 * Pays an order that waits for its card, wherever it is shown, or gives it up. `due` in centavos; `isOwner` as the server
 * says: whoever only has the link cannot pay it.
 */
export function OrderPayment({ number, hash, due, isOwner = false }: Partial<Props>) {
  if (number === undefined || hash === undefined || due === undefined) return null;
  return isOwner || isOfDevice(number) ? <Payable {...{ number, hash, due }} /> : <Text>{text.onlyOwner}</Text>;
}

function Payable({ number, hash, due }: Omit<Props, 'isOwner'>) {
  const order = { number, hash };
  const { currency } = useCatalog().config;
  const queries = useQueryClient();
  const [problem, setProblem] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  // The bank says that it is paid, and the server does not know of it yet: nobody is asked to pay twice.
  useEffect(() => {
    const timer = isWaiting ? setTimeout(setWaiting, bankDelayMs, false) : undefined;
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const changed = (): void => {
    void queries.invalidateQueries({ queryKey: [customerKey] });
    bus.publish('order/changed', { hash });
  };
  const paid = (): void => {
    finishLate(order);
    changed();
  };
  const card = useCardPayment({ kind: 'ORD', isUnfinished }, {
    onPaid: paid,
    onUnconfirmed: () => {
      setWaiting(true);
      changed();
    },
    onPaidLate: paid,
    onNotPaid: (reason) => {
      setProblem(text.notPaid[reason]);
      changed();
    },
  });
  const pay = (): void => {
    setProblem('');
    bus.publish('payment/begun', { remote: 'mf-cart-checkout' });
    void card.start(order);
  };
  const leave = async (): Promise<void> => {
    setLeaving(true);
    try {
      const outcome = await giveUpOrder(number);
      if (outcome === 'kept') paid();
      else if (outcome === 'unknown-order') toast({ kind: 'warning', text: text.notYours });
      else {
        if (unfinishedOrder.read() === number) forgetUnfinished();
        toast({ kind: 'info', text: text.givenUp });
        changed();
      }
    } catch (error) {
      toast({ kind: 'error', text: tooManyTries(error) || saveProblemText });
    }
    setLeaving(false);
    setAsking(false);
  };

  return (
    <Stack gap="md">
      {problem !== '' && (
        <Notice kind="error" live title={checkoutText.notPaidTitle}>
          {problem}
        </Notice>
      )}
      {isWaiting ? (
        <Notice live title={paymentText.confirming}>
          {text.waiting}
        </Notice>
      ) : (
        <>
          <Button size="lg" full onClick={pay} loading={card.isBusy}>
            {text.pay(formatMoney(due, currency))}
          </Button>
          <Button variant="ghost" full onClick={() => setAsking(true)}>
            {text.giveUp}
          </Button>
        </>
      )}
      <CardDialog payment={card.payment} isConfirming={card.isConfirming} onResult={(result) => void card.hear(result)} onCancel={() => void card.cancel()} />
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={text.giveUpTitle}
        actions={
          <>
            <Button variant="danger" onClick={() => void leave()} loading={isLeaving}>
              {text.giveUp}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {text.keep}
            </Button>
          </>
        }
      >
        <Text>{text.giveUpHint}</Text>
      </Dialog>
    </Stack>
  );
}
