import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { itemCount, totals } from '@brasa/shared/domain/cart-operations';
import { formatMoney } from '@brasa/shared/domain/money';
import { validityText } from '@brasa/shared/domain/validity-text';
import { useStore } from '@brasa/shared/react';
import { cartStore, cartValidation, configStore, lastValidity, revalidateCart } from '@brasa/shared/runtime';
import { Button, media, theme, VisuallyHidden } from '@brasa/shared/ui';
import { ShoppingBag } from '@brasa/shared/ui/icons';
import { resumeForgetting } from '../checkout-flow.ts';
import { paths } from '../paths.ts';
import { CannotPayDialog } from './cannot-pay-dialog.tsx';
import { cartText } from './cart-text.ts';

/** A product's own bar has this place. */
const hasOwnBar = (pathname: string): boolean => pathname.includes('/producto/');

/** «Ver mi orden», over the pages where products are chosen. A total below the minimum is explained instead [DEC-108]. */
export function FloatingOrder() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const cart = useStore(cartStore);
  const { currency, minimumOrder } = useStore(configStore);
  const validation = useStore(cartValidation);
  const last = useStore(lastValidity);
  const [isExplaining, setExplaining] = useState(false);
  const count = itemCount(cart);
  const isTooLittle = (validation?.validity ?? last)?.totalInvalid ?? false;

  useEffect(resumeForgetting, []);

  const open = (): void => {
    revalidateCart();
    void navigate(paths.cart);
  };

  if (count === 0 || hasOwnBar(pathname)) return null;
  return (
    <Place data-over-content="">
      <Pill size="lg" unavailable={isTooLittle} onClick={() => (isTooLittle ? setExplaining(true) : open())}>
        <ShoppingBag size={22} aria-hidden="true" />
        <span>{cartText.floating}</span>
        <Count aria-hidden="true">{count}</Count>
        <VisuallyHidden>{cartText.items(count)}</VisuallyHidden>
        <strong>{formatMoney(totals(cart).total, currency)}</strong>
      </Pill>
      <CannotPayDialog open={isExplaining} onClose={() => setExplaining(false)} problems={[validityText.total(minimumOrder, currency)]} />
    </Place>
  );
}

/** Above the bottom navigation of small screens, whose height the frame tells; at the right edge of wide ones. */
const Place = styled.div({
  position: 'fixed',
  right: 0,
  bottom: `calc(var(--bottom-bar-offset, 0px) + ${theme.space.md})`,
  left: 0,
  zIndex: theme.layer.bar,
  display: 'flex',
  justifyContent: 'center',
  paddingInline: theme.space.lg,
  pointerEvents: 'none',
  // A page that brings a bar of its own, like a product under a promotion, needs the place for it.
  ':root:has([data-over-content="bar"]) &': { display: 'none' },
  '& > *': { pointerEvents: 'auto' },
  [media.md]: { left: 'auto', bottom: `calc(var(--bottom-bar-offset, 0px) + ${theme.space.xl})`, paddingInline: theme.space['2xl'] },
});
/** In two lines when letters are twice as large. */
const Pill = styled(Button)({ '&&': { fontSize: `min(${theme.size.lg}, 7.5vw)` }, minWidth: 0, boxShadow: theme.shadow.high, '& > span': { flexWrap: 'wrap' }, '& svg': { flex: 'none' }, '& strong': { fontVariantNumeric: 'tabular-nums' } });
const Count = styled.span({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.625rem',
  height: '1.625rem',
  paddingInline: '0.375rem',
  borderRadius: theme.radius.pill,
  background: theme.color.onPrimary,
  color: theme.color.primary,
  fontSize: theme.size.sm,
  fontVariantNumeric: 'tabular-nums',
  '[aria-disabled="true"] &': { background: theme.color.surface, color: theme.color.onDisabled },
});
