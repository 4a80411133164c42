import { saveProblemText } from '@brasa/shared/domain/save-result';
import { formatMoney } from '@brasa/shared/domain/money';
import { AppLink } from '@brasa/shared/react';
import { Notice } from '@brasa/shared/ui';
import { paths } from '../paths.ts';
import { checkoutText as text } from './checkout-text.ts';
import type { OrderTrouble } from './use-place-order.ts';

/** Why the order is not on its way, and what pressing again means. */
export function OrderTroubleNotice({ trouble, currency }: { readonly trouble: OrderTrouble; readonly currency: string }) {
  switch (trouble.kind) {
    case 'refused':
      return (
        <Notice kind="warning" live title={text.problemTitle} action={<AppLink to={paths.cart}>{text.seeCart}</AppLink>}>
          {trouble.message}
        </Notice>
      );
    case 'price-changed':
      return (
        <Notice kind="warning" live title={text.changedTitle} action={<AppLink to={paths.cart}>{text.seeCart}</AppLink>}>
          {text.changed(formatMoney(trouble.before, currency), formatMoney(trouble.now, currency))}
        </Notice>
      );
    case 'session-ended':
      // Said by the notice of the lost session, which is also there when nothing was sent.
      return null;
    case 'not-paid':
      return (
        <Notice kind="error" live title={text.notPaidTitle}>
          {trouble.message}
        </Notice>
      );
    case 'failed':
      return (
        <Notice kind="error" live title={text.problemTitle}>
          {saveProblemText}
        </Notice>
      );
    case 'unknown':
      return (
        <Notice kind="error" live title={text.unknownTitle}>
          {text.unknown}
        </Notice>
      );
  }
}
