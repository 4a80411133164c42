import { formatMoney } from '@brasa/shared/domain/money';
import { TroubleNotice } from '@brasa/shared/payment';
import { ButtonLink, Notice } from '@brasa/shared/ui';
import { paths } from '../paths.ts';
import { checkoutText as text } from './checkout-text.ts';
import type { OrderTrouble } from './use-place-order.ts';

/** Why the order is not on its way, and what pressing again means. */
export function OrderTroubleNotice({ trouble, currency }: { readonly trouble: OrderTrouble; readonly currency: string }) {
  switch (trouble.kind) {
    case 'price-changed':
      return (
        <Notice
          kind="warning"
          live
          title={text.changedTitle}
          action={
            <ButtonLink variant="secondary" to={paths.cart}>
              {text.seeCart}
            </ButtonLink>
          }
        >
          {text.changed(formatMoney(trouble.before, currency), formatMoney(trouble.now, currency))}
        </Notice>
      );
    case 'session-ended':
      // Said by the notice of the lost session, which is also there when nothing was sent.
      return null;
    default:
      return <TroubleNotice trouble={trouble} text={text} cartPath={paths.cart} />;
  }
}
