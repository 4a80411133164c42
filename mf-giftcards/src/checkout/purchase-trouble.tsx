import { useNavigate } from 'react-router-dom';
import { TroubleNotice } from '@brasa/shared/payment';
import { rememberedPage } from '@brasa/shared/runtime';
import { Button, Notice } from '@brasa/shared/ui';
import { paths } from '../paths.ts';
import { checkoutText as text } from './checkout-text.ts';
import type { PurchaseTrouble } from './use-purchase.ts';

/** Why the purchase is not paid, and what pressing again means. */
export function PurchaseTroubleNotice({ trouble }: { readonly trouble: PurchaseTrouble }) {
  const navigate = useNavigate();
  const enter = (): void => {
    rememberedPage.write(paths.checkout);
    void navigate(paths.login);
  };
  switch (trouble.kind) {
    case 'unconfirmed':
      return (
        <Notice live title={text.unconfirmedTitle}>
          {text.unconfirmed}
        </Notice>
      );
    case 'session-ended':
      return (
        <Notice kind="warning" live title={text.sessionTitle} action={<Button onClick={enter}>{text.enterAgain}</Button>}>
          {text.session}
        </Notice>
      );
    default:
      return <TroubleNotice trouble={trouble} text={text} cartPath={paths.cart} />;
  }
}
