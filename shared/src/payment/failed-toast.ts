import { toast, toasts, toastStore } from '@brasa/shared/runtime';
import { paymentText } from './payment-text.ts';

const text = paymentText.failed;

export const showFailed = (): void => void toast({ kind: 'error', text });

/** The order is paid now. A toast may stand longer than its time, as its countdown stops while the bank's page has the focus. */
export function hideFailed(): void {
  const { visible, waiting } = toastStore.get();
  for (const shown of [...visible, ...waiting]) if (shown.kind === 'error' && shown.text === text) toasts.dismiss(shown.id);
}
