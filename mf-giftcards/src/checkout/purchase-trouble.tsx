import { useNavigate } from 'react-router-dom';
import { saveProblemText } from '@brasa/shared/domain/save-result';
import { rememberedPage } from '@brasa/shared/runtime';
import { Button, ButtonLink, Notice } from '@brasa/shared/ui';
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
    case 'refused':
      return (
        <Notice
          kind="warning"
          live
          title={text.problemTitle}
          action={
            <ButtonLink variant="secondary" to={paths.cart}>
              {text.seeCart}
            </ButtonLink>
          }
        >
          {trouble.message}
        </Notice>
      );
    case 'not-paid':
      return (
        <Notice kind="error" live title={text.notPaidTitle}>
          {trouble.message}
        </Notice>
      );
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
