import type { Cart, DroppedLine } from '@brasa/shared/domain/cart';
import { acknowledged, newsOf, type CartNews } from '@brasa/shared/domain/cart-news';
import { formatMoney } from '@brasa/shared/domain/money';
import { changeCart } from '@brasa/shared/runtime';
import { Button, Notice } from '@brasa/shared/ui';
import { checkoutText as text } from './checkout-text.ts';

type Props = { readonly cart: Cart; readonly currency: string };

/** What changed in the cart without the customer: said once, before paying, and confirmed here. The cart says nothing of it [CVAL-003, CVAL-004]. */
export function OrderNews({ cart, currency }: Props) {
  const news = newsOf(cart);
  if (!news) return null;
  return (
    <Notice
      kind="warning"
      live
      title={text.newsTitle}
      action={
        <Button variant="secondary" onClick={() => changeCart(acknowledged)}>
          {text.newsSeen}
        </Button>
      }
    >
      {wordsFor(news, currency).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </Notice>
  );
}

function wordsFor({ difference, repriced, dropped }: CartNews, currency: string): string[] {
  const names = (of: (line: DroppedLine) => boolean): string => [...new Set(dropped.filter(of).map(({ name }) => name))].join(', ');
  const [gone, unpromoted] = [names(({ wasPromo }) => !wasPromo), names(({ wasPromo }) => wasPromo)];
  return [
    repriced > 0 && text.newsPrices(difference, formatMoney(Math.abs(difference), currency)),
    gone !== '' && text.newsGone(gone),
    unpromoted !== '' && text.newsPromoGone(unpromoted),
  ].filter((words) => words !== false);
}
