import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Catalog } from '@brasa/shared/domain/catalog';
import { allOf, email as emailRule, required } from '@brasa/shared/domain/field-rules';
import { useIsLoggedIn } from '@brasa/shared/react';
import { applyCoupon, cartStore, checkoutStore, clock, deliveryStore, toast } from '@brasa/shared/runtime';
import { Button, Dialog, Field, Stack, TextInput } from '@brasa/shared/ui';
import { findCouponByCode, judgeCoupon } from './check-coupon.ts';
import { couponText } from './coupon-text.ts';
import { ownedCouponsQuery } from './owned-coupons-query.ts';

type Values = { readonly code: string; readonly email: string };
type Props = { readonly open: boolean; readonly onClose: () => void; readonly catalog: Catalog };

/** Type a code; guests also say their e-mail, because a coupon may belong to somebody. */
export const CouponDialog = ({ open, onClose, catalog }: Props) => (
  <Dialog open={open} onClose={onClose} title={couponText.title}>
    <CouponForm onDone={onClose} catalog={catalog} />
  </Dialog>
);

function CouponForm({ onDone, catalog }: { readonly onDone: () => void; readonly catalog: Catalog }) {
  const isCustomer = useIsLoggedIn();
  const { data: owned = [] } = useQuery({ ...ownedCouponsQuery, enabled: isCustomer });
  const form = useForm<Values>({ defaultValues: { code: '', email: checkoutStore.get().client.email } });
  const { errors } = form.formState;

  const check = useMutation({
    mutationFn: ({ code, email }: Values) =>
      findCouponByCode(
        code,
        email.trim(),
        owned.map(({ coupon }) => coupon),
      ),
    onSuccess: ({ coupon, message }) => {
      const situation = { cart: cartStore.get(), catalog, mode: deliveryStore.get().mode, now: clock.now() };
      const judged = coupon ? judgeCoupon(coupon, situation) : { ok: false as const, message: message || couponText.invalid };
      if (!judged.ok) return void toast({ kind: 'warning', text: judged.message, preventDuplicate: true });
      applyCoupon({ coupon: judged.coupon, typed: true, discount: judged.discount });
      onDone();
    },
    onError: () => toast({ kind: 'error', text: couponText.failed, preventDuplicate: true }),
  });

  return (
    <form noValidate onSubmit={form.handleSubmit((values) => check.mutate(values))}>
      <Stack gap="lg">
        <Field label={couponText.code} name="code" required error={errors.code?.message}>
          <TextInput {...form.register('code', { validate: (value) => required(value) })} autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={30} autoFocus />
        </Field>
        {!isCustomer && (
          <Field label={couponText.email} name="email" id="cupon-correo" hint={couponText.emailHint} required error={errors.email?.message}>
            <TextInput {...form.register('email', { validate: allOf(required, emailRule) })} type="email" inputMode="email" autoComplete="email" />
          </Field>
        )}
        <Button type="submit" full loading={check.isPending}>
          {couponText.apply}
        </Button>
      </Stack>
    </form>
  );
}
