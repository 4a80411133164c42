import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { Coupon } from '@brasa/shared/domain/cart';
import type { Catalog } from '@brasa/shared/domain/catalog';
import { allOf, email as emailRule, required } from '@brasa/shared/domain/field-rules';
import { useIsLoggedIn } from '@brasa/shared/react';
import { useOneAtATime } from '@brasa/shared/react/use-one-at-a-time';
import { checkoutStore, customerMessage, updateClient } from '@brasa/shared/runtime';
import { Button, Dialog, Field, Notice, Stack, TextInput } from '@brasa/shared/ui';
import { couponText } from './coupon-text.ts';
import { CouponWay } from './coupon-way.tsx';
import { toOtherCoupons } from './explain-coupon.ts';
import { findCouponByCode } from './find-coupon.ts';
import { useOwnedCoupons } from './use-owned-coupons.ts';
import { explainNow, tryCoupon, type CouponChoice } from './use-coupon.ts';
import { canWait } from './waiting-coupon.ts';

type Values = { readonly code: string; readonly email: string };
type Outcome = {
  /** The coupon is in use, or there is nothing more to say here. */
  readonly onDone: () => void;
  /** It is for a product that is not in the cart yet. */
  readonly onChoose: (choice: CouponChoice) => void;
};
type Props = Outcome & { readonly open: boolean; readonly onClose: () => void; readonly catalog: Catalog };

/** Type a code; guests also say their e-mail, because a coupon may belong to somebody. */
export const CouponDialog = ({ open, onClose, ...rest }: Props) => (
  <Dialog open={open} onClose={onClose} title={couponText.title}>
    <CouponForm {...rest} />
  </Dialog>
);

/** The page behind cannot be read while the dialog is open, so what happened is said in here [DEC-129]. */
type Answer = { readonly kind: 'warning' | 'error'; readonly message: string; readonly count: number; readonly way?: ReactNode };

function CouponForm({ onDone, onChoose, catalog }: Outcome & { readonly catalog: Catalog }) {
  const isCustomer = useIsLoggedIn();
  const { data: owned = [] } = useOwnedCoupons();
  const form = useForm<Values>({ defaultValues: { code: '', email: checkoutStore.get().client.email } });
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { errors } = form.formState;
  const show = (kind: Answer['kind'], message: string, way?: ReactNode): void => setAnswer((last) => ({ kind, message, way, count: (last?.count ?? 0) + 1 }));

  const use = (coupon: Coupon): void => {
    const outcome = tryCoupon(coupon, true, catalog);
    if (outcome.kind === 'refused') {
      const { message, way } = explainNow(outcome.refusal, coupon, catalog);
      return show('warning', message, <CouponWay way={way} coupon={canWait(outcome.refusal) ? coupon : null} typed onLeave={onDone} />);
    }
    return outcome.kind === 'choose' ? onChoose(outcome) : onDone();
  };
  const [check, isChecking] = useOneAtATime(async ({ code, email }: Values): Promise<void> => {
    try {
      const { coupon, message } = await findCouponByCode(code, email.trim(), owned.map((each) => each.coupon));
      if (!coupon) return show('warning', message || couponText.invalid, owned.length > 0 && <CouponWay way={toOtherCoupons} coupon={null} typed onLeave={onDone} />);
      // The order is asked for the coupon with the same address, now or after the coupon has waited.
      if (!isCustomer) updateClient({ email: email.trim() });
      use(coupon);
    } catch (error) {
      const message = customerMessage(error);
      if (message !== null) show('error', message);
    }
  });
  const submit = form.handleSubmit(check);

  return (
    <form noValidate onSubmit={submit} onInput={() => setAnswer(null)}>
      <Stack gap="lg">
        <Field label={couponText.code} name="code" id="cupon-codigo" required error={errors.code?.message}>
          <TextInput {...form.register('code', { validate: (value) => required(value) })} autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={30} data-autofocus="" />
        </Field>
        {!isCustomer && (
          <Field label={couponText.email} name="email" id="cupon-correo" hint={couponText.emailHint} required error={errors.email?.message}>
            <TextInput {...form.register('email', { validate: allOf(required, emailRule) })} type="email" inputMode="email" autoComplete="email" />
          </Field>
        )}
        {answer && (
          <Notice key={answer.count} kind={answer.kind} live action={answer.way}>
            {answer.message}
          </Notice>
        )}
        <Button type="submit" full loading={isChecking}>
          {couponText.apply}
        </Button>
      </Stack>
    </form>
  );
}
