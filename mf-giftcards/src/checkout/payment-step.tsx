import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { certificateSubtotal, type CertificateCart } from '@brasa/shared/domain/certificate-cart';
import { describeDevice } from '@brasa/shared/domain/device';
import { CardDialog } from '@brasa/shared/payment';
import { AppLink, useCatalog, useOnline, useStore } from '@brasa/shared/react';
import { clock } from '@brasa/shared/runtime';
import { Button, Card, ChoiceGroup, Heading, Notice, RadioCard, Row, Stack, Text, theme } from '@brasa/shared/ui';
import { PayBar, PayButton } from '@brasa/shared/ui/pay-bar';
import { Columns } from '@brasa/shared/ui/pay-page';
import { InView } from '@brasa/shared/ui/in-view';
import { cartProblems } from '../cart/cart-problems.ts';
import { cartText } from '../cart/cart-text.ts';
import { PricesNotice } from '../cart/prices-notice.tsx';
import { Summary } from '../cart/summary.tsx';
import type { CurrentPrices } from '../cart/use-current-prices.ts';
import { paths } from '../paths.ts';
import { buyerStore } from './buyer-store.ts';
import { buyerOf, fullName } from './buyer-values.ts';
import { checkoutText as text } from './checkout-text.ts';
import { GiftList } from './gift-list.tsx';
import { PurchaseTroubleNotice } from './purchase-trouble.tsx';
import { sentWhen } from './sent-when.ts';
import { usePurchase } from './use-purchase.ts';

type Props = CurrentPrices & {
  readonly cart: CertificateCart;
  /** An instant. */
  readonly now: number;
  readonly onEditPerson: () => void;
  /** The purchase is on its way to the server, or being paid: nothing may take the page away. */
  readonly onUnderWay: (isUnderWay: boolean) => void;
};

const thisDevice = () => describeDevice(navigator.userAgent, window.innerWidth > window.innerHeight ? 'landscape' : 'portrait');

/** Step two: what is bought, how it is paid, and the button. */
export function PaymentStep({ cart, now, designs, error, retry, onEditPerson, onUnderWay }: Props) {
  const { currency, cardDisabledMessage } = useCatalog().config;
  const isOnline = useOnline();
  const navigate = useNavigate();
  const buyer = useStore(buyerStore);
  const [device] = useState(thisDevice);
  const { pay, card, trouble, isBusy } = usePurchase();
  const isUnderWay = isBusy || card.payment !== null;
  useEffect(() => {
    onUnderWay(isUnderWay);
    return () => onUnderWay(false);
  }, [isUnderWay, onUnderWay]);

  const confirm = (): void => {
    // A day may be over since this page was drawn; the cart says which.
    if (cartProblems(cart, clock.now(), currency).length > 0) return void navigate(paths.cart, { replace: true });
    void pay({ items: cart.items, ...buyerOf(buyer), replacesOrder: null, device });
  };

  const subtotal = certificateSubtotal(cart);
  const waiting = designs ? [] : [error ? cartText.problem.failed : cartText.problem.prices];
  const button = { problems: isOnline ? waiting : [cartText.problem.offlineReason], onPay: confirm, label: text.pay, loading: isBusy };

  return (
    <>
      <Columns>
        <Stack gap="lg">
          <Card as="section" aria-labelledby="paso-datos">
            <Person>
              <Row justify="between" wrap>
                <Heading level={2} size="xl" id="paso-datos">
                  {text.personal}
                </Heading>
                <Edit variant="ghost" onClick={onEditPerson} aria-label={`${text.edit}: ${text.personal}`}>
                  {text.edit}
                </Edit>
              </Row>
              <Text>{fullName(buyer)}</Text>
              <Text size="sm" tone="soft">
                {buyer.phone}
              </Text>
              <Text size="sm" tone="soft">
                {buyer.email}
              </Text>
            </Person>
          </Card>
          <Card as="section" aria-labelledby="paso-tarjetas">
            <Stack gap="lg">
              <Heading level={2} size="xl" id="paso-tarjetas">
                {text.cards}
              </Heading>
              <GiftList items={cart.items} currency={currency} when={sentWhen(now)} />
            </Stack>
          </Card>
          {cardDisabledMessage === '' && (
            <Card>
              <ChoiceGroup legend={text.payment}>
                <RadioCard name="payment" value="card" checked readOnly label={text.card} description={text.cardHint} />
              </ChoiceGroup>
            </Card>
          )}
        </Stack>
        <Summary label={text.total} amount={subtotal} currency={currency}>
          <PricesNotice error={error} retry={retry} />
          {cardDisabledMessage === '' ? <PayButton {...button} /> : <Notice kind="warning">{cardDisabledMessage}</Notice>}
          {/* Below: what answers a press must not move the button away from the next one. */}
          <InView of={trouble}>{trouble && <PurchaseTroubleNotice trouble={trouble} />}</InView>
          <Text size="sm" tone="soft">
            {text.terms}
          </Text>
          <Links>
            <AppLink to={paths.terms}>{text.termsLink}</AppLink>
            <AppLink to={paths.privacy}>{text.privacyLink}</AppLink>
          </Links>
        </Summary>
      </Columns>
      <CardDialog payment={card.payment} isConfirming={card.isConfirming} onResult={(result) => void card.hear(result)} onCancel={() => void card.cancel()} />
      {cardDisabledMessage === '' && <PayBar full {...button} total={subtotal} currency={currency} />}
    </>
  );
}

/** With large letters the button stands below the heading. */
const Person = styled.div({ minWidth: 0, overflowWrap: 'anywhere', '& > div > h2': { flex: '1 1 8rem' } });
/** Its word stands in line with the edge of the card. */
const Edit = styled(Button)({ flex: 'none', marginBlock: `calc(-1 * ${theme.space.sm})`, marginRight: `calc(-1 * ${theme.space.lg})`, paddingInline: theme.space.lg });
const Links = styled.div({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space.lg}`, '& a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.touchTarget } });
