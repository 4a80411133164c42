import styled from '@emotion/styled';
import { useState } from 'react';
import type { Cart } from '@brasa/shared/domain/cart';
import type { Catalog } from '@brasa/shared/domain/catalog';
import { removeCoupon } from '@brasa/shared/runtime';
import { Button, IconButton, Row, Text, theme } from '@brasa/shared/ui';
import { Ticket, X } from '@brasa/shared/ui/icons';
import { CouponDialog } from './coupon-dialog.tsx';
import { couponText } from './coupon-text.ts';

/** Where a code is typed, or the coupon in use and how to take it off. */
export function CouponBox({ cart, catalog }: { readonly cart: Cart; readonly catalog: Catalog }) {
  const [isOpen, setOpen] = useState(false);
  if (cart.coupon) {
    const { code, description } = cart.coupon.coupon;
    return (
      <Used>
        <Ticket size={20} aria-hidden="true" />
        <Text as="span" size="sm" weight={600}>
          {code.toUpperCase()}
          {description !== '' && ` · ${description}`}
        </Text>
        <IconButton label={couponText.remove(code)} onClick={() => removeCoupon()}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </Used>
    );
  }
  return (
    <div>
      <Link variant="ghost" onClick={() => setOpen(true)}>
        <Ticket size={20} aria-hidden="true" />
        {couponText.link}
      </Link>
      <CouponDialog open={isOpen} onClose={() => setOpen(false)} catalog={catalog} />
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
