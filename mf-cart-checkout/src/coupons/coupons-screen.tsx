import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router-dom';
import styled from '@emotion/styled';
import type { Coupon } from '@brasa/shared/domain/cart';
import { formatMoney } from '@brasa/shared/domain/money';
import { useCatalog, useContentReady, useIsLoggedIn, usePageTitle } from '@brasa/shared/react';
import { applyCoupon, cartStore, clock, deliveryStore, rememberedPage, toast } from '@brasa/shared/runtime';
import { Button, ButtonLink, Card, Container, EmptyState, Heading, media, Skeleton, Stack, Text, theme } from '@brasa/shared/ui';
import { Ticket } from '@brasa/shared/ui/icons';
import { PageHeading } from '../page-heading.tsx';
import { paths } from '../paths.ts';
import { judgeCoupon } from './check-coupon.ts';
import { couponText as text } from './coupon-text.ts';
import type { OwnedCoupon } from './coupon-wire.ts';
import { ownedCouponsQuery } from './owned-coupons-query.ts';

/** The coupons of a customer, each to be used in the cart. Whoever is not logged in is sent there first [DEC-027]. */
export function CouponsScreen() {
  usePageTitle(text.screenTitle);
  const isCustomer = useIsLoggedIn();
  if (!isCustomer) {
    rememberedPage.write(paths.coupons);
    return <Navigate to={paths.login} replace />;
  }
  return (
    <Container>
      <Stack gap="xl" css={{ paddingBlock: theme.space.xl }}>
        <PageHeading level={1}>{text.screenTitle}</PageHeading>
        <Owned />
      </Stack>
    </Container>
  );
}

function Owned() {
  const catalog = useCatalog();
  const navigate = useNavigate();
  // A failure shows as no coupons [DEC-049].
  const { data: owned = [], isPending } = useQuery(ownedCouponsQuery);
  useContentReady(!isPending);

  const use = (coupon: Coupon): void => {
    const judged = judgeCoupon(coupon, { cart: cartStore.get(), catalog, mode: deliveryStore.get().mode, now: clock.now() });
    if (judged.ok) applyCoupon({ coupon: judged.coupon, typed: false, discount: judged.discount });
    else toast({ kind: 'warning', text: judged.message, preventDuplicate: true });
    void navigate(paths.cart);
  };

  if (isPending) {
    return (
      <List aria-busy="true" aria-label={text.loading}>
        {[1, 2, 3].map((each) => (
          <li key={each}>
            <Skeleton height="11rem" />
          </li>
        ))}
      </List>
    );
  }
  if (owned.length === 0) return <EmptyState title={text.none} actions={<ButtonLink to={paths.home}>{text.seeMenu}</ButtonLink>} />;
  return (
    <List>
      {owned.map((each) => (
        <li key={each.coupon.code}>
          <CouponCard owned={each} currency={catalog.config.currency} onUse={() => use(each.coupon)} />
        </li>
      ))}
    </List>
  );
}

function benefit({ kind, value }: Coupon, currency: string): string {
  if (kind === 'percentage') return text.percent(value);
  return kind === 'amount' ? text.amount(formatMoney(value, currency)) : text.fixedPrice(formatMoney(value, currency));
}

function CouponCard({ owned: { coupon, name }, currency, onUse }: { readonly owned: OwnedCoupon; readonly currency: string; readonly onUse: () => void }) {
  return (
    <Card>
      <Stack gap="md">
        <Top>
          <Ticket size={28} aria-hidden="true" />
          <Heading level={2} size="lg">
            {name || benefit(coupon, currency)}
          </Heading>
        </Top>
        {coupon.description !== '' && <Text>{coupon.description}</Text>}
        <Text size="sm" tone="soft">
          {[coupon.minimum > 0 ? text.minimum(formatMoney(coupon.minimum, currency)) : '', coupon.expiresAt === '' ? '' : text.expires(coupon.expiresAt.slice(0, 10))].filter(Boolean).join(' · ')}
        </Text>
        <Button onClick={onUse} aria-label={`${text.use} ${coupon.code.toUpperCase()}`}>
          {text.use}
        </Button>
      </Stack>
    </Card>
  );
}

const List = styled.ul({ display: 'grid', gap: theme.space.lg, padding: 0, listStyle: 'none', [media.sm]: { gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))' } });
const Top = styled.div({ display: 'flex', alignItems: 'center', gap: theme.space.md, color: theme.color.primary });
