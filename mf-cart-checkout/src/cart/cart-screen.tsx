import styled from '@emotion/styled';
import { useRef } from 'react';
import { displayGroups, totals } from '@brasa/shared/domain/cart-operations';
import { formatMoney } from '@brasa/shared/domain/money';
import { validityText } from '@brasa/shared/domain/validity-text';
import { useContentReady, useOnline, usePageTitle } from '@brasa/shared/react';
import { changeQuantity } from '@brasa/shared/runtime';
import { ButtonLink, Card, Container, Notice, PageHeading, Row, Stack, Text, theme, VisuallyHidden } from '@brasa/shared/ui';
import { PayBar, PayButton } from '@brasa/shared/ui/pay-bar';
import { Aside, Columns } from '@brasa/shared/ui/pay-page';
import { CouponBox } from '../coupons/coupon-box.tsx';
import { paths } from '../paths.ts';
import { PromotionOffers } from '../promotions/promotion-offers.tsx';
import { useEarnedPromotions } from '../promotions/use-earned-promotions.ts';
import { UpsellDialog } from '../upsell/upsell-dialog.tsx';
import { useSuggestions } from '../upsell/use-suggestions.ts';
import { useBack } from '../use-back.ts';
import { Lines, Page } from './cart-layout.ts';
import { CartOutline } from './cart-outline.tsx';
import { CartRow } from './cart-row.tsx';
import { CartSummary } from './cart-summary.tsx';
import { cartText } from './cart-text.ts';
import { EmptyCart } from './empty-cart.tsx';
import { isBlocked, problemOf } from './line-problem.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { useCart, type JudgedCart } from './use-cart.ts';
import { useEditPaths } from './use-edit-paths.ts';
import { useEditedRow } from './use-edited-row.ts';
import { useKnownEmpty } from './use-known-empty.ts';
import { usePay } from './use-pay.ts';
import { useRemoval } from './use-removal.ts';

export function CartScreen() {
  usePageTitle(cartText.title);
  const judged = useCart();
  const isKnownEmpty = useKnownEmpty();
  useContentReady(judged !== null || isKnownEmpty);
  if (judged) return <ReadCart {...judged} />;
  return isKnownEmpty ? <EmptyCart /> : <CartOutline />;
}

function ReadCart({ cart, catalog, validity, messages, problems }: JudgedCart) {
  const page = useRef<HTMLDivElement>(null);
  const editOf = useEditPaths(cart, catalog);
  useEditedRow(page);
  const { asking, remove, confirm, cancel, said } = useRemoval(cart, page);
  const { earned, places } = useEarnedPromotions(cart, catalog);
  const suggestions = useSuggestions(cart, catalog, earned);
  const { pay, proceed } = usePay({ addressInvalid: validity.addressInvalid, offersSuggestions: suggestions.offered, openSuggestions: suggestions.open });
  const back = useBack();
  const isOnline = useOnline();
  const { currency, minimumOrder } = catalog.config;
  const { total } = totals(cart);
  /** Paying needs the shop: without it the next page would not even arrive. */
  const reasons = isOnline ? messages : [...messages, cartText.offlineReason];
  const tooLittle = validity.totalInvalid ? validityText.total(minimumOrder, currency) : null;

  if (validity.isEmpty) return <EmptyCart page={page} said={said} />;

  return (
    <Container>
      <Page ref={page}>
        <PageHeading level={1} tabIndex={-1}>
          {cartText.title}
        </PageHeading>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        <Columns>
          <Stack gap="lg">
            {!isOnline && (
              <Notice kind="warning" live>
                {cartText.offline}
              </Notice>
            )}
            <Card>
              <Lines aria-label={cartText.title}>
                {displayGroups(cart).map((group, index) => (
                  <CartRow
                    key={group.sequence}
                    group={group}
                    edit={editOf(group)}
                    catalog={catalog}
                    problem={problemOf(group, problems, catalog)}
                    blocked={isBlocked(group, problems)}
                    onQuantity={(by) => changeQuantity(group.sequence, by)}
                    onRemove={() => remove(group, index)}
                  />
                ))}
              </Lines>
            </Card>
            <PromotionOffers places={places} catalog={catalog} />
            <Row>
              <AddMore variant="ghost" to={paths.home}>
                {cartText.addMore}
              </AddMore>
            </Row>
          </Stack>
          <Aside>
            <Card>
              <CartSummary cart={cart} currency={currency}>
                <CouponBox cart={cart} catalog={catalog} />
                {messages.map((message) => (
                  <Notice key={message} kind="warning">
                    <p>{message}</p>
                    {message === tooLittle && (
                      <Text size="sm" tone="inherit">
                        {cartText.missing(formatMoney(minimumOrder - total, currency))}
                      </Text>
                    )}
                  </Notice>
                ))}
                <PayButton problems={reasons} onPay={pay} label={cartText.pay} />
              </CartSummary>
            </Card>
          </Aside>
        </Columns>
      </Page>
      <PayBar total={total} currency={currency} problems={reasons} onPay={pay} label={cartText.pay} onBack={back} />
      <RemoveDialog open={asking} onClose={cancel} onConfirm={confirm} />
      <UpsellDialog suggestions={suggestions} catalog={catalog} onDecline={proceed} />
    </Container>
  );
}

/** Its words stand in line with the cards. */
const AddMore = styled(ButtonLink)({ marginLeft: `calc(-1 * ${theme.space.lg})` });
