import { backAction } from '@brasa/shared/domain/back-button';
import { checkoutStore, history, navigate, updateCheckout } from '@brasa/shared/runtime';

/** «Regresar», by the rules of the shop and not of the browser [DEC-044, DEC-045]. */
export function goBack(): void {
  const action = backAction({
    path: history.location.pathname,
    step: checkoutStore.get().step,
    historyLength: history.isInitialEntry ? 1 : window.history.length,
  });
  if (action === 'form-data') updateCheckout({ step: 'form-data' });
  else if (action === 'home') navigate('/');
  else history.go(-1);
}
