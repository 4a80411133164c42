import { useNavigate } from 'react-router-dom';
import { deliveryReturn, deliveryStore, rememberedPage } from '@brasa/shared/runtime';
import { paths } from '../paths.ts';
import { startPayment } from './start-payment.ts';

type Options = {
  readonly addressInvalid: boolean;
  /** The suggestions may be shown first [UPS-006…009]. */
  readonly offersSuggestions: boolean;
  readonly openSuggestions: () => void;
};

/** What pressing «Pagar mi orden» does; `proceed` goes on after the suggestions were declined. */
export function usePay({ addressInvalid, offersSuggestions, openSuggestions }: Options) {
  const navigate = useNavigate();

  const proceed = (): void => void navigate(startPayment());

  const pay = (): void => {
    rememberedPage.write(paths.cart);
    if (addressInvalid) {
      // Paying goes on from there: the button is pressed once.
      deliveryReturn.write(startPayment());
      void navigate(deliveryStore.get().mode.kind === 'none' ? paths.deliveryHome : paths.delivery);
    } else if (offersSuggestions) openSuggestions();
    else proceed();
  };

  return { pay, proceed };
}
