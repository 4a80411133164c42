import { useNavigate } from 'react-router-dom';
import { deliveryReturn, isLoggedIn, rememberedPage, rememberedStep, updateCheckout } from '@brasa/shared/runtime';
import { paths } from '../paths.ts';

type Options = {
  readonly addressInvalid: boolean;
  /** The suggestions may be shown first [UPS-006…009]. */
  readonly offersSuggestions: boolean;
  readonly openSuggestions: () => void;
};

/** What pressing «Pagar mi orden» does; `proceed` goes on after the suggestions were declined. */
export function usePay({ addressInvalid, offersSuggestions, openSuggestions }: Options) {
  const navigate = useNavigate();

  const proceed = (): void => {
    const step = isLoggedIn() ? 'payment' : 'form-data';
    rememberedStep.write(step);
    updateCheckout({ step });
    void navigate(step === 'payment' ? paths.checkout : paths.login);
  };

  const pay = (): void => {
    rememberedPage.write(paths.cart);
    if (addressInvalid) {
      deliveryReturn.write(paths.cart);
      void navigate(paths.delivery);
    } else if (offersSuggestions) openSuggestions();
    else proceed();
  };

  return { pay, proceed };
}
