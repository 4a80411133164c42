import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import type { Cart } from '@brasa/shared/domain/cart';
import type { Catalog } from '@brasa/shared/domain/catalog';
import { removeCoupon } from '@brasa/shared/runtime';
import { Button, IconButton, Row, Text, theme } from '@brasa/shared/ui';
import { Ticket, X } from '@brasa/shared/ui/icons';
import { CouponDialog } from './coupon-dialog.tsx';
import { CouponProductDialog } from './coupon-product-dialog.tsx';
import { couponText } from './coupon-text.ts';
import type { CouponChoice } from './use-coupon.ts';
import { WaitingNotice } from './waiting-notice.tsx';

/** Where a code is typed, or the coupon in use and how to take it off. */
export function CouponBox({ cart, catalog }: { readonly cart: Cart; readonly catalog: Catalog }) {
  const [open, setOpen] = useState<'code' | CouponChoice | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const close = (): void => setOpen(null);
  const remove = (): void => {
    removeCoupon();
    // What was pressed is gone: whoever uses the keyboard goes on where a code is typed.
    queueMicrotask(() => box.current?.querySelector('button')?.focus());
  };

  return (
    <div ref={box}>
      {cart.coupon ? (
        <Used>
          <Ticket size={20} aria-hidden="true" />
          <Text as="span" size="sm" weight={600}>
            {cart.coupon.coupon.code.toUpperCase()}
            {cart.coupon.coupon.description !== '' && ` · ${cart.coupon.coupon.description}`}
          </Text>
          <IconButton label={couponText.remove(cart.coupon.coupon.code)} onClick={remove}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </Used>
      ) : (
        <>
          <WaitingNotice cart={cart} catalog={catalog} onChoose={setOpen} />
          <Link variant="ghost" onClick={() => setOpen('code')}>
            <Ticket size={20} aria-hidden="true" />
            {couponText.link}
          </Link>
        </>
      )}
      <CouponDialog open={open === 'code'} onClose={close} onDone={close} onChoose={setOpen} catalog={catalog} />
      {open !== null && open !== 'code' && <CouponProductDialog choice={open} catalog={catalog} onTaken={close} onDecline={close} />}
    </div>
  );
}

/** Its words stand in line with the amounts. */
const Link = styled(Button)({ marginLeft: `calc(-1 * ${theme.space.lg})`, paddingInline: theme.space.lg });
const Used = styled(Row)({
  paddingLeft: theme.space.md,
  borderRadius: theme.radius.md,
  background: theme.color.jadeSoft,
  color: theme.color.onJadeSoft,
  '& > span': { flex: 1, minWidth: 0, color: 'inherit' },
});
