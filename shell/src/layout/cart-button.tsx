import styled from '@emotion/styled';
import { totals } from '@brasa/shared/domain/cart-operations';
import type { Cart } from '@brasa/shared/domain/cart';
import { formatMoney } from '@brasa/shared/domain/money';
import { useStore } from '@brasa/shared/react';
import { cartStore, configStore } from '@brasa/shared/runtime';
import { CountBadge, media, theme, VisuallyHidden } from '@brasa/shared/ui';
import { ShoppingBag } from '@brasa/shared/ui/icons';
import { Link } from 'react-router-dom';
import { pathTo } from '../composition/routing.ts';
import { text } from './layout-text.ts';
import { usePage } from './routing-context.tsx';

const summary = (cart: Cart) => ({ items: cart.lines.length, total: totals(cart).total });

/** As wide empty as full: the stored cart is read after the first paint. */
const Pill = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.sm};
  min-width: ${theme.touchTarget};
  min-height: ${theme.touchTarget};
  border-radius: ${theme.radius.pill};
  color: inherit;
  font-weight: 800;
  font-variant-numeric: tabular-nums;
  text-decoration: none;

  &[data-wide] {
    min-width: 8.75rem;
    padding-inline: ${theme.space.lg};
    background: ${theme.color.primary};
    color: ${theme.color.onPrimary};
  }
  ${media.hover} {
    &[data-wide]:hover {
      background: ${theme.color.primaryHover};
    }
  }
`;
const Corner = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  display: inline-flex;
  /* On the bag of 24 pixels, growing away from the amount, and not in the colour of the button it lies on. */
  [data-wide] > & {
    right: calc(100% - ${theme.space.lg} - 30px);
    & > span {
      background: ${theme.color.onPrimary};
      color: ${theme.color.primary};
    }
  }
`;
const Total = styled.span`
  min-width: 4.25rem;
  text-align: right;
`;

/** The way to the cart, saying what is in it [NAV-010]. */
export function CartButton({ wide = false }: { readonly wide?: boolean }) {
  const page = usePage('cart');
  const { items, total } = useStore(cartStore, summary);
  const { currency } = useStore(configStore);
  const amount = formatMoney(total, currency);
  if (!page) return null;
  return (
    <Pill to={pathTo(page)} data-wide={wide ? '' : undefined}>
      <VisuallyHidden>{text.cart(items, amount)}</VisuallyHidden>
      <ShoppingBag aria-hidden="true" />
      {items > 0 && (
        <Corner aria-hidden="true">
          <CountBadge count={items} />
        </Corner>
      )}
      {wide && <Total aria-hidden="true">{amount}</Total>}
    </Pill>
  );
}
