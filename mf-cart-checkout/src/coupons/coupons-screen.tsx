import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from '@emotion/styled';
import type { Cart, Coupon } from '@brasa/shared/domain/cart';
import type { Catalog } from '@brasa/shared/domain/catalog';
import { minimumPurchase } from '@brasa/shared/domain/coupons';
import { formatMoney } from '@brasa/shared/domain/money';
import { useCatalog, useContentReady, useIsLoggedIn, useOnline, usePageTitle, useStore } from '@brasa/shared/react';
import { cartStore, history, local, rememberedPage, storageKeys, toast } from '@brasa/shared/runtime';
import { Button, ButtonLink, Card, Container, EmptyState, Heading, media, Notice, PageHeading, Skeleton, Stack, Text, theme } from '@brasa/shared/ui';
import { CircleCheck, Info } from '@brasa/shared/ui/icons';
import { RetryNotice } from '@brasa/shared/ui/retry-notice';
import { Tabs } from '@brasa/shared/ui/tabs';
import { paths } from '../paths.ts';
import { CouponProductDialog } from './coupon-product-dialog.tsx';
import { couponText as text } from './coupon-text.ts';
import type { OwnedCoupon } from './coupon-wire.ts';
import { GiftCardsTab } from './gift-cards-tab.tsx';
import { useOwnedCoupons } from './use-owned-coupons.ts';
import { explainNow, previewCoupon, tryCoupon, type CouponChoice } from './use-coupon.ts';
import { canWait, keepWaiting } from './waiting-coupon.ts';

const giftCardsTab = 'gift-cards';

/** The coupons of a customer, each to be used in the cart, and the gift cards beside them. Guests log in first [DEC-027]. */
export function CouponsScreen() {
  usePageTitle(text.screenTitle);
  const isCustomer = useIsLoggedIn();
  return isCustomer ? <Mine /> : <ToLogin />;
}

/** A session that stands on the device and was not read yet is waited for. */
function ToLogin() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const search = query.size > 0 ? `?${query}` : '';
  useEffect(() => {
    // Who logs out here is on the way home already.
    if (local.read(storageKeys.token) || history.location.pathname !== paths.coupons) return;
    rememberedPage.write(`${paths.coupons}${search}`);
    void navigate(paths.login, { replace: true });
  }, [navigate, search]);
  return (
    <Page>
      <Waiting />
    </Page>
  );
}

const Page = ({ children }: { readonly children: ReactNode }) => (
  <Container>
    <Stack gap="xl" css={{ paddingBlock: theme.space.xl }}>
      <PageHeading level={1}>{text.screenTitle}</PageHeading>
      {children}
    </Stack>
  </Container>
);

const Waiting = () => (
  <List aria-busy="true" aria-label={text.loading}>
    {[1, 2, 3].map((each) => (
      <li key={each}>
        <Skeleton height="13rem" />
      </li>
    ))}
  </List>
);

function Mine() {
  const catalog = useCatalog();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { certificatesEnabled } = catalog.config;
  const selected = certificatesEnabled && query.get('tab') === giftCardsTab ? giftCardsTab : 'cupones';
  const select = (tab: string): void => void navigate(tab === giftCardsTab ? `${paths.coupons}?tab=${giftCardsTab}` : paths.coupons, { replace: true });

  return (
    <Page>
      {certificatesEnabled ? (
        <Tabs
          label={text.tabs}
          selected={selected}
          onSelect={select}
          tabs={[
            { id: 'cupones', title: text.couponsTab, content: <Owned catalog={catalog} /> },
            { id: giftCardsTab, title: text.giftCardsTab, content: <GiftCardsTab /> },
          ]}
        />
      ) : (
        <Owned catalog={catalog} />
      )}
    </Page>
  );
}

function Owned({ catalog }: { readonly catalog: Catalog }) {
  const navigate = useNavigate();
  const isOnline = useOnline();
  const cart = useStore(cartStore);
  const { data: owned, isError, refetch, isFetching } = useOwnedCoupons();
  const [choice, setChoice] = useState<CouponChoice | null>(null);
  useContentReady(owned !== undefined || isError);

  const toCart = (): void => void navigate(paths.cart);
  const use = (coupon: Coupon): void => {
    const outcome = tryCoupon(coupon, false, catalog);
    if (outcome.kind === 'choose') return setChoice(outcome);
    if (outcome.kind === 'used') return toCart();
    if (!canWait(outcome.refusal)) toast({ kind: 'warning', text: explainNow(outcome.refusal, coupon, catalog).message, preventDuplicate: true });
    // Its reason stands in the cart, with a way on. An empty cart has nothing to show: the menu comes first.
    else keepWaiting(coupon, false);
    if (outcome.refusal.reason !== 'empty-cart') return toCart();
    toast({ kind: 'info', text: `${text.waits(coupon.code)}. ${explainNow(outcome.refusal, coupon, catalog).message}.`, preventDuplicate: true });
    void navigate(paths.home);
  };

  if (!owned) {
    if (!isOnline) {
      return (
        <Notice kind="warning" live>
          {text.offline}
        </Notice>
      );
    }
    if (isError) {
      return (
        <RetryNotice loading={isFetching} onRetry={() => void refetch()}>
          {text.failed}
        </RetryNotice>
      );
    }
    return <Waiting />;
  }
  if (owned.length === 0) {
    return (
      <EmptyState drawing="coupons" title={text.none} actions={<ButtonLink to={paths.home}>{text.seeMenu}</ButtonLink>}>
        {text.noneHint}
      </EmptyState>
    );
  }
  return (
    <>
      <List>
        {owned.map((each) => (
          <li key={each.coupon.code}>
            <CouponCard owned={each} cart={cart} catalog={catalog} onUse={() => use(each.coupon)} />
          </li>
        ))}
      </List>
      {choice && <CouponProductDialog choice={choice} catalog={catalog} onTaken={toCart} onDecline={() => setChoice(null)} />}
    </>
  );
}

function benefit({ kind, value }: Coupon, currency: string): string {
  if (kind === 'percentage') return text.percent(value);
  return kind === 'amount' ? text.amount(formatMoney(value, currency)) : text.fixedPrice(formatMoney(value, currency));
}

type CardProps = { readonly owned: OwnedCoupon; readonly cart: Cart; readonly catalog: Catalog; readonly onUse: () => void };

function CouponCard({ owned: { coupon, name, image }, cart, catalog, onUse }: CardProps) {
  const { currency, minimumOrder } = catalog.config;
  const isInUse = cart.coupon?.coupon.code === coupon.code;
  const preview = cart.lines.length === 0 || isInUse ? null : previewCoupon(coupon, cart, catalog);
  const minimum = minimumPurchase(coupon, minimumOrder);
  const sayMinimum = coupon.kind === 'percentage' && coupon.cheapestOnly ? text.minimumLeft : text.minimum;
  const conditions = [minimum > 0 ? sayMinimum(formatMoney(minimum, currency)) : '', coupon.expiresAt === '' ? '' : text.expires(coupon.expiresAt.slice(0, 10))];
  return (
    <Ticket padded={false}>
      <Top>
        {image !== '' && <img src={image} alt="" width={360} height={360} loading="lazy" decoding="async" />}
        <div>
          <Heading level={2} size="lg">
            {name || benefit(coupon, currency)}
          </Heading>
          {coupon.description !== '' && coupon.description !== name && <Text>{coupon.description}</Text>}
        </div>
      </Top>
      <Words>
        <Text size="sm" tone="soft">
          {conditions.filter(Boolean).join(' · ')}
        </Text>
        <Foot>
          {preview?.kind === 'refused' && (
            <Hint size="sm" tone="soft">
              <Info size={18} aria-hidden="true" />
              {explainNow(preview.refusal, coupon, catalog).message}
            </Hint>
          )}
          {isInUse ? (
            <Hint size="sm" tone="success" weight={600}>
              <CircleCheck size={18} aria-hidden="true" />
              {text.inUse}
            </Hint>
          ) : (
            <Button full onClick={onUse} aria-label={`${text.use} ${coupon.code.toUpperCase()}`}>
              {text.use}
            </Button>
          )}
        </Foot>
      </Words>
    </Ticket>
  );
}

const List = styled.ul({ display: 'grid', gap: theme.space.lg, padding: 0, listStyle: 'none', [media.sm]: { gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))' }, '& > li': { display: 'grid' } });
const Ticket = styled(Card)({ display: 'flex', flexDirection: 'column', height: '100%' });
/** With large letters the words stand below the picture. */
const Top = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.md,
  padding: `${theme.space.lg} ${theme.space.lg} 0`,
  '& > img': { width: '5rem', height: '5rem', borderRadius: theme.radius.md },
  '& > div': { display: 'grid', flex: '1 1 8rem', minWidth: 0, gap: theme.space.xs, overflowWrap: 'anywhere' },
});
const Words = styled.div({ display: 'flex', flex: 1, flexDirection: 'column', gap: theme.space.sm, padding: `${theme.space.md} ${theme.space.lg} ${theme.space.lg}` });
/** The buttons of a row of cards stand on one line. */
const Foot = styled.div({ display: 'grid', gap: theme.space.sm, marginTop: 'auto', paddingTop: theme.space.sm });
const Hint = styled(Text)({ display: 'flex', alignItems: 'center', gap: theme.space.xs, '& > svg': { flex: 'none' } });
