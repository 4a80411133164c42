import { certificateCount, certificateSubtotal } from '@brasa/shared/domain/certificate-cart';
import { formatMoney } from '@brasa/shared/domain/money';
import { useCatalog, useStore } from '@brasa/shared/react';
import { ButtonLink, Notice } from '@brasa/shared/ui';
import { paths } from '../paths.ts';
import { cartText as text } from './cart-text.ts';
import { certificateStore } from './certificate-store.ts';

/** The way to the cards that were chosen already; nothing while there are none. */
export function CartLink() {
  const { currency } = useCatalog().config;
  const cart = useStore(certificateStore, (state) => state.cart);
  const count = certificateCount(cart);
  if (count === 0) return null;
  return (
    <Notice
      action={
        <ButtonLink variant="secondary" to={paths.cart}>
          {text.see}
        </ButtonLink>
      }
    >
      {text.link(text.count(count), formatMoney(certificateSubtotal(cart), currency))}
    </Notice>
  );
}
