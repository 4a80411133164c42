import { useNavigate } from 'react-router-dom';
import { backAction } from '@brasa/shared/domain/back-button';
import { checkoutStore, history, updateCheckout } from '@brasa/shared/runtime';
import { paths } from './paths.ts';

/** What «Regresar» does on this page [DEC-044]. */
export function useBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const { step } = checkoutStore.get();
    const historyLength = history.isInitialEntry ? 1 : window.history.length;
    switch (backAction({ path: history.location.pathname, step, historyLength })) {
      case 'form-data':
        return updateCheckout({ step: 'form-data' });
      case 'home':
        return void navigate(paths.home);
      case 'back':
        return history.go(-1);
    }
  };
}
