import { acknowledgeCertificates, certificateNews, type CertificateCart } from '@brasa/shared/domain/certificate-cart';
import { formatMoney } from '@brasa/shared/domain/money';
import { Button, Notice } from '@brasa/shared/ui';
import { cartText as text } from './cart-text.ts';
import { changeCertificates } from './certificate-store.ts';

type Props = { readonly cart: CertificateCart; readonly currency: string; /** It is about to disappear; the focus has to go somewhere. */ readonly onSeen: () => void };

/** What changed in the cart without the customer: said before paying, never after. */
export function CartNews({ cart, currency, onSeen }: Props) {
  const news = certificateNews(cart);
  if (!news) return null;
  const { difference, repriced, dropped } = news;
  const accept = (): void => {
    changeCertificates(acknowledgeCertificates);
    onSeen();
  };
  return (
    <Notice
      kind="warning"
      live
      title={text.newsTitle}
      action={
        <Button variant="secondary" onClick={accept}>
          {text.newsSeen}
        </Button>
      }
    >
      {repriced > 0 && <p>{text.newsPrices(difference, formatMoney(Math.abs(difference), currency))}</p>}
      {dropped.length > 0 && <p>{text.newsGone(dropped)}</p>}
    </Notice>
  );
}
