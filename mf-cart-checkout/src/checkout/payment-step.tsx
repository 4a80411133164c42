import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from '@emotion/styled';
import { describeDevice } from '@brasa/shared/domain/device';
import { totals } from '@brasa/shared/domain/cart-operations';
import type { Geography } from '@brasa/shared/domain/delivery';
import { formatMoney } from '@brasa/shared/domain/money';
import type { Order, PaymentMethod } from '@brasa/shared/domain/order';
import { useIsLoggedIn, useOnline, useSite, useStore } from '@brasa/shared/react';
import { checkoutStore, deliveryStore, unfinishedOrder, updateCheckout, updateClient } from '@brasa/shared/runtime';
import { Button, Card, Divider, Field, Heading, media, Notice, Row, Stack, Text, TextArea, theme } from '@brasa/shared/ui';
import { CircleCheck } from '@brasa/shared/ui/icons';
import { CartSummary } from '../cart/cart-summary.tsx';
import { PayBar, PayButton } from '../cart/pay-button.tsx';
import type { JudgedCart } from '../cart/use-cart.ts';
import { pendingOrdersQuery } from '../customer/pending-orders-query.ts';
import { deliveryWords } from '../delivery/delivery-words.ts';
import { paths } from '../paths.ts';
import { useBack } from '../use-back.ts';
import { buildDraft } from './build-draft.ts';
import { CardDialog } from './card-dialog.tsx';
import { checkoutText as text } from './checkout-text.ts';
import { finishOrder, trackingHash } from './finish-order.ts';
import { DeliveryReview, LinesReview } from './order-review.tsx';
import { OrderTroubleNotice } from './order-trouble.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { amountIn, paymentOptions } from './payment-options.ts';
import { useCardPayment } from './use-card-payment.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useServerPrice } from './use-server-price.ts';

type Props = {
  readonly judged: JudgedCart;
  readonly geography: Geography | undefined;
  readonly onEditPerson: () => void;
  /** The order is with the server; the page is about to be left. */
  readonly onPlaced: () => void;
};

const thisDevice = () => describeDevice(navigator.userAgent, window.innerWidth > window.innerHeight ? 'landscape' : 'portrait');

/** Step two: how it is paid, what else the kitchen should know, and the button. */
export function PaymentStep({ judged: { cart, catalog, messages }, geography, onEditPerson, onPlaced }: Props) {
  const { config } = catalog;
  const { currency } = config;
  const checkout = useStore(checkoutStore);
  const { mode, futureOrder } = useStore(deliveryStore);
  const { testLocation } = useSite();
  const isCustomer = useIsLoggedIn();
  const isOnline = useOnline();
  const navigate = useNavigate();
  const back = useBack();
  const [payWith, setPayWith] = useState('');
  const [device] = useState(thisDevice);
  const { data: pendingOrders = 0 } = useQuery({ ...pendingOrdersQuery, enabled: isCustomer });

  const { total } = totals(cart);
  const options = paymentOptions({ config, isPickup: mode.kind === 'pickup' });
  const offered = options.filter(({ isDisabled }) => !isDisabled);
  const payment = offered.find(({ method }) => method === checkout.paymentMethod)?.method ?? (offered.length === 1 ? offered[0]?.method : undefined) ?? null;
  const cashGiven = amountIn(payWith);
  const payWithError = cashGiven === undefined || (cashGiven !== null && cashGiven < total) ? text.payWithLow(formatMoney(total, currency)) : undefined;

  const shopName = geography?.shops.find(({ id }) => mode.kind === 'pickup' && id === mode.shopId)?.name ?? '';
  const draft =
    payment &&
    buildDraft({ cart, mode, futureOrder, checkout, payment, config, testLocation, shopName, payWith: cashGiven ?? null, pendingOrders, replacesOrder: unfinishedOrder.read(), device });

  const price = useServerPrice(draft);
  const isConfirmed = price.data?.refusal === '' && price.data.pricing?.totals.total === total;
  const leave = (order: Order, paidWith: PaymentMethod): void => {
    onPlaced();
    void navigate(paths.tracking(trackingHash(order)), { replace: true });
    finishOrder(order, paidWith);
  };
  const card = useCardPayment((order) => leave(order, 'card'));
  const { place, isSending, trouble, settle } = usePlaceOrder((order, sent) => (sent.payment === 'card' && order.totals.due > 0 ? void card.start(order) : leave(order, sent.payment)));

  const [isAsked, setAsked] = useState(false);
  const confirm = (): void => {
    setAsked(true);
    if (!draft || (payment === 'cash' && payWithError !== undefined)) return;
    void place(draft);
  };
  const choose = (method: PaymentMethod): void => {
    settle();
    updateCheckout({ paymentMethod: method });
  };

  const words = deliveryWords(mode, futureOrder, geography?.shops);
  const reasons = [...messages, ...(isOnline ? [] : [text.offlineTitle])];
  const button = { problems: reasons, onPay: confirm, label: text.confirm, loading: isSending || card.isWaiting };

  return (
    <>
      <Columns>
        <Stack gap="lg">
          <Card as="section" aria-labelledby="paso-datos">
            <Row justify="between" align="start">
              <div>
                <Heading level={2} size="xl" id="paso-datos">
                  {text.personal}
                </Heading>
                <Text>{`${checkout.client.firstName} ${checkout.client.lastName}`}</Text>
                <Text size="sm" tone="soft">{`${checkout.client.phone} · ${checkout.client.email}`}</Text>
              </div>
              <Button variant="ghost" onClick={onEditPerson} aria-label={`${text.edit}: ${text.personal}`}>
                {text.edit}
              </Button>
            </Row>
          </Card>
          <Card as="section" aria-labelledby="paso-pago">
            <Stack gap="lg">
              <Heading level={2} size="xl" id="paso-pago">
                {text.payment}
              </Heading>
              <PaymentChoice options={options} value={payment} onChange={choose} payWith={payWith} onPayWith={setPayWith} payWithError={isAsked || payWith !== '' ? payWithError : undefined} />
              {isAsked && payment === null && (
                <Text role="alert" tone="danger" weight={600}>
                  {text.choosePayment}
                </Text>
              )}
            </Stack>
          </Card>
          <Card as="section" aria-labelledby="paso-indicaciones">
            <Stack gap="lg">
              <Heading level={2} size="xl" id="paso-indicaciones">
                {text.notes}
              </Heading>
              <Field label={text.notesLabel} name="notes" hint={text.notesHint} optional>
                <TextArea maxLength={200} defaultValue={checkout.client.notes} onChange={(event) => updateClient({ notes: event.target.value })} />
              </Field>
            </Stack>
          </Card>
        </Stack>
        <Aside>
          <Card>
            <Stack gap="lg">
              {words && <DeliveryReview words={words} />}
              <Divider />
              <LinesReview cart={cart} catalog={catalog} />
              <Divider />
              <CartSummary cart={cart} currency={currency}>
                <Confirmed data-state={price.isFetching ? 'checking' : isConfirmed ? 'confirmed' : 'none'} role="status">
                  {isConfirmed && !price.isFetching && <CircleCheck size={18} aria-hidden="true" />}
                  {price.isFetching ? text.checkingPrice : isConfirmed ? text.confirmedPrice : ''}
                </Confirmed>
                {!isOnline && (
                  <Notice kind="warning" live title={text.offlineTitle}>
                    {text.offline}
                  </Notice>
                )}
                {!trouble && price.data && price.data.refusal !== '' && <Notice kind="warning">{price.data.refusal}</Notice>}
                {trouble && <OrderTroubleNotice trouble={trouble} currency={currency} />}
                <PayButton {...button} />
              </CartSummary>
            </Stack>
          </Card>
        </Aside>
      </Columns>
      <CardDialog payment={card.payment} onResult={(result) => card.payment && void card.hear(result, card.payment.order)} onCancel={card.cancel} />
      <PayBar {...button} shortLabel={text.confirmShort} total={total} currency={currency} onBack={back} />
    </>
  );
}

const Columns = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.lg, alignItems: 'start', [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', gap: theme.space['2xl'] } });
const Aside = styled.aside({ [media.lg]: { position: 'sticky', top: `calc(var(--header-height, 5rem) + ${theme.space.lg})` } });
const Confirmed = styled.p({ display: 'flex', alignItems: 'center', gap: theme.space.xs, minHeight: '1.5rem', color: theme.color.inkSoft, fontSize: theme.size.sm, '&[data-state="confirmed"]': { color: theme.color.success, fontWeight: 600 } });
