import type { Coupon } from '@brasa/shared/domain/cart';
import { deliveryReturn } from '@brasa/shared/runtime';
import { ButtonLink } from '@brasa/shared/ui';
import { paths } from '../paths.ts';
import type { Way } from './explain-coupon.ts';
import { keepWaiting } from './waiting-coupon.ts';

type Props = {
  readonly way: Way;
  /** Waits while the customer is on the way; null when the way has nothing to do with it. */
  readonly coupon: Coupon | null;
  readonly typed: boolean;
  readonly onLeave?: () => void;
};

/** The way on beside a refusal. From /delivery it leads back to the cart, where the coupon is tried again. */
export function CouponWay({ way, coupon, typed, onLeave }: Props) {
  const leave = (): void => {
    if (coupon) keepWaiting(coupon, typed);
    if (way.to.startsWith(paths.delivery)) deliveryReturn.write(paths.cart);
    onLeave?.();
  };
  return (
    <ButtonLink variant="secondary" to={way.to} onClick={leave}>
      {way.label}
    </ButtonLink>
  );
}
