import type { Cart, DroppedLine } from '@brasa/shared/domain/cart';
import { acknowledged, newsOf, type CartNews } from '@brasa/shared/domain/cart-news';
import { formatMoney } from '@brasa/shared/domain/money';
import { changeCart } from '@brasa/shared/runtime';
import { Button, Notice } from '@brasa/shared/ui';
import { cartText } from './cart-text.ts';

type Props = { readonly cart: Cart; readonly currency: string; /** It is about to disappear; the focus has to go somewhere. */ readonly onSeen?: () => void };

/** What changed in the cart without the customer: said before paying, never after. */
export function CartNewsNotice({ cart, currency, onSeen }: Props) {
  const news = newsOf(cart);
  if (!news) return null;
  const accept = (): void => {
    changeCart(acknowledged);
    onSeen?.();
  };
  return (
    <Notice
      kind="warning"
      live
      title={cartText.newsTitle}
      action={
        <Button variant="secondary" onClick={accept}>
          {cartText.newsSeen}
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
    repriced > 0 && cartText.newsPrices(difference, formatMoney(Math.abs(difference), currency)),
    gone !== '' && cartText.newsGone(gone),
    unpromoted !== '' && cartText.newsPromoGone(unpromoted),
  ].filter((words) => words !== false);
}
