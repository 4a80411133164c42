import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSite } from '@brasa/shared/react';
import { bus, checkoutStore, clearCart, lastOrderHash, resetCheckout, unfinishedOrder } from '@brasa/shared/runtime';
import { Button, Dialog, Text } from '@brasa/shared/ui';
import { paths } from '../paths.ts';
import { checkOrder } from './check-order.ts';
import { statusDialogText } from './checkout-text.ts';

/** Milliseconds: before the first look after the page has loaded, and from closing to the clean start. */
const delays = { firstLook: 3000, reset: 350 } as const;

/** Says how an order stands that was sent and whose end is not known; on every page. */
export function OrderStatusDialog() {
  const [message, setMessage] = useState<string | null>(null);
  const { brandName } = useSite();
  const navigate = useNavigate();

  useEffect(() => {
    const look = async (): Promise<void> => {
      const number = unfinishedOrder.read();
      if (number === null) return;
      const answer = await checkOrder(number, lastOrderHash.read());
      // Closed, paid or replaced meanwhile: nobody wants to know any more.
      if (unfinishedOrder.read() !== number) return;
      if (answer.code === '02') void navigate(paths.home);
      if (answer.message !== '') setMessage(answer.message);
    };
    // What this page itself has sent is followed where it is paid: a card refused there can be tried again in peace.
    const firstLook = (): void => {
      if (checkoutStore.get().order?.number !== unfinishedOrder.read()) void look();
    };
    const timer = setTimeout(firstLook, delays.firstLook);
    const stops = [bus.on('order/check-requested', () => void look()), bus.on('order/found-in-process', (found) => setMessage(found.message))];
    return () => {
      clearTimeout(timer);
      stops.forEach((stop) => stop());
    };
  }, [navigate]);

  const close = (): void => {
    setMessage(null);
    unfinishedOrder.clear();
    setTimeout(() => {
      clearCart('order-placed');
      resetCheckout();
    }, delays.reset);
  };

  return (
    <Dialog open={message !== null} onClose={close} dismissible={false} title={brandName} actions={<Button onClick={close}>{statusDialogText.close}</Button>}>
      <Text>{message}</Text>
    </Dialog>
  );
}
