import type { Catalog } from '@brasa/shared/domain/catalog';
import { cartStore } from '@brasa/shared/runtime';
import { PromotionDialog } from '../promotions/promotion-dialog.tsx';
import { couponPrice } from './coupon-offer.ts';
import { couponText } from './coupon-text.ts';
import { takeWithCoupon, type CouponChoice } from './use-coupon.ts';

type Props = { readonly choice: CouponChoice; readonly catalog: Catalog; readonly onTaken: () => void; readonly onDecline: () => void };

/** The promotion dialog as a coupon opens it: the product it is for, or one of several [DEC-140]. */
export const CouponProductDialog = ({ choice, catalog, onTaken, onDecline }: Props) => (
  <PromotionDialog
    open
    mode="CUP"
    name={couponText.named(choice.coupon.code)}
    description={choice.coupon.description}
    pictures={undefined}
    members={choice.members}
    catalog={catalog}
    priceOf={(product, selection) => couponPrice(choice.coupon, cartStore.get(), catalog, product, selection)}
    onAdd={(product, selection) => (takeWithCoupon(choice, product, selection, catalog) ? onTaken() : onDecline())}
    onDecline={onDecline}
  />
);
