import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from '@emotion/styled';
import { newsOf } from '@brasa/shared/domain/cart-news';
import { totals } from '@brasa/shared/domain/cart-operations';
import type { Geography } from '@brasa/shared/domain/delivery';
import { formatMoney } from '@brasa/shared/domain/money';
import { saveProblemText } from '@brasa/shared/domain/save-result';
import { CardDialog, useCardPayment, type OrderKey } from '@brasa/shared/payment';
import { useOnline, useSite, useStore } from '@brasa/shared/react';
import { checkoutStore, clock, customerKey, dropImpossibleFutureOrder, toast, updateCheckout, updateClient, type CheckoutState } from '@brasa/shared/runtime';
import { Button, Card, Field, Heading, Notice, Row, Stack, Text, TextArea, theme } from '@brasa/shared/ui';
import { PayBar, PayButton } from '@brasa/shared/ui/pay-bar';
import { InView } from '@brasa/shared/ui/in-view';
import { CircleCheck } from '@brasa/shared/ui/icons';
import type { JudgedCart } from '../cart/use-cart.ts';
import { paths } from '../paths.ts';
import { PromotionOffers } from '../promotions/promotion-offers.tsx';
import { useEarnedPromotions } from '../promotions/use-earned-promotions.ts';
import { useBack } from '../use-back.ts';
import { checkoutText as text } from './checkout-text.ts';
import { clientValues, isComplete } from './client-values.ts';
import { DueSummary } from './due-summary.tsx';
import { finishLate, finishOrder, trackingHash, type SentOrder } from './finish-order.ts';
import { Columns, OrderAside } from './order-aside.tsx';
import { OrderNews } from './order-news.tsx';
import { OrderTroubleNotice } from './order-trouble.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { isUnfinished } from './ordered-cart.ts';
import { payWithStore } from './pay-with-store.ts';
import { SessionLostNotice, useSessionLost } from './session-lost.tsx';
import { useOrderDraft } from './use-order-draft.ts';
import { usePlaceOrder, type OrderTrouble } from './use-place-order.ts';
import { useServerPrice } from './use-server-price.ts';

type Props = {
  readonly judged: JudgedCart;
  readonly geography: Geography | undefined;
  readonly onEditPerson: () => void;
  /** An order is on its way to the server, or being paid: nothing may take the page away. */
  readonly onUnderWay: (isUnderWay: boolean) => void;
  /** The order is with the server; the page is about to be left. */
  readonly onPlaced: () => void;
};

/** Step two: how it is paid, what else the kitchen should know, and the button. */
export function PaymentStep({ judged: { cart, catalog, messages }, geography, onEditPerson, onUnderWay, onPlaced }: Props) {
  const { config } = catalog;
  const { currency } = config;
  const checkout = useStore(checkoutStore);
  const { futureLeadMinutes } = useSite();
  const isOnline = useOnline();
  const navigate = useNavigate();
  const back = useBack();
  const isSessionLost = useSessionLost();
  const queries = useQueryClient();
  const { draft, options, funding, balance, payWith, payWithError } = useOrderDraft({ cart, config, geography });
  const { method: payment, certificate, due } = funding;
  const { places } = useEarnedPromotions(cart, catalog);

  const price = useServerPrice(isSessionLost ? null : draft);
  const charged = price.data?.pricing?.totals;
  const isConfirmed = price.data?.refusal === '' && charged?.total === totals(cart).total && charged.due === due;
  const show = (order: OrderKey): void => {
    onPlaced();
    void navigate(paths.tracking(trackingHash(order)), { replace: true });
  };
  /** Balance, coupons and pending orders are others now. */
  const refresh = (): void => void queries.invalidateQueries({ queryKey: [customerKey] });
  const sentByCard = useRef<SentOrder | null>(null);
  const leave = (order: OrderKey, sent: SentOrder, charged = false): void => {
    show(order);
    finishOrder(order, sent, charged);
    refresh();
  };
  const [trouble, setTrouble] = useState<OrderTrouble | null>(null);
  const card = useCardPayment({ kind: 'ORD', isUnfinished }, {
    onPaid: (order) => sentByCard.current && leave(order, sentByCard.current, true),
    // Cart and order are kept until the server knows.
    onUnconfirmed: show,
    onPaidLate: (order) => {
      finishLate(order);
      refresh();
    },
    onNotPaid: (reason) => setTrouble({ kind: 'not-paid', message: text.notPaid[reason] }),
  });
  const { place, isSending } = usePlaceOrder({
    onPlaced: ({ order, sent, awaitsCard }) => {
      if (!awaitsCard) return leave(order, sent);
      sentByCard.current = sent;
      void card.start(order);
    },
    onTrouble: setTrouble,
  });
  const isUnderWay = isSending || card.isBusy || card.payment !== null;
  useEffect(() => {
    onUnderWay(isUnderWay);
    return () => onUnderWay(false);
  }, [isUnderWay]);

  const [isAsked, setAsked] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const confirm = (): void => {
    setAsked(true);
    // Set back while this page was open: the form asks again [DEC-176].
    if (!isComplete(clientValues(checkout), clock.now())) {
      toast({ kind: 'error', text: saveProblemText, preventDuplicate: true });
      return onEditPerson();
    }
    // Said by itself; whoever presses again orders for now [DEC-162].
    if (dropImpossibleFutureOrder(futureLeadMinutes)) return;
    const wrong = payment === 'cash' && payWithError !== undefined ? 'input[name="payWith"]' : !draft ? 'input:not(:disabled)' : null;
    if (wrong !== null) return choices.current?.querySelector<HTMLElement>(wrong)?.focus();
    if (draft) void place(draft);
  };
  const choose = (change: Partial<Pick<CheckoutState, 'paymentMethod' | 'partialPayment'>>): void => {
    setTrouble(null);
    updateCheckout(change);
  };

  // A new price is agreed to before it is paid.
  const isNews = newsOf(cart) !== null;
  const reasons = [...messages, ...(isNews ? [text.newsTitle] : []), ...(isOnline ? [] : [text.offlineReason]), ...(isSessionLost ? [text.sessionTitle] : [])];
  const button = { problems: reasons, onPay: confirm, label: text.confirm, loading: isSending || card.isBusy };

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
              <Text>{`${checkout.client.firstName} ${checkout.client.lastName}`}</Text>
              <Text size="sm" tone="soft">
                {checkout.client.phone}
              </Text>
              <Text size="sm" tone="soft">
                {checkout.client.email}
              </Text>
            </Person>
          </Card>
          <Card as="section" aria-labelledby="paso-pago" ref={choices}>
            <Stack gap="lg">
              <Heading level={2} size="xl" id="paso-pago">
                {text.payment}
              </Heading>
              <PaymentChoice
                options={options}
                funding={funding}
                balance={balance}
                currency={currency}
                onChange={(paymentMethod) => choose(funding.gift === 'all' ? { paymentMethod, partialPayment: false } : { paymentMethod, partialPayment: certificate > 0 })}
                onPart={(partialPayment) => choose({ partialPayment, paymentMethod: payment })}
                payWith={payWith}
                onPayWith={payWithStore.set}
                payWithError={isAsked || payWith !== '' ? payWithError : undefined}
              />
              {isAsked && payment === null && (
                <Text role="alert" tone="danger" weight={600}>
                  {certificate > 0 ? text.choosePaymentOfRest(formatMoney(due, currency)) : text.choosePayment}
                </Text>
              )}
            </Stack>
          </Card>
          <Card>
            <Stack gap="lg">
              <Heading level={2} size="xl">
                {text.notes}
              </Heading>
              <Field label={text.notesLabel} name="notes" hint={text.notesHint} optional>
                <TextArea maxLength={200} defaultValue={checkout.client.notes} onChange={(event) => updateClient({ notes: event.target.value })} />
              </Field>
            </Stack>
          </Card>
          <PromotionOffers places={places} catalog={catalog} mode="CHK" />
        </Stack>
        <OrderAside cart={cart} catalog={catalog} geography={geography}>
          <DueSummary funding={funding} currency={currency} />
          <Confirmed data-state={price.isFetching ? 'checking' : isConfirmed ? 'confirmed' : 'none'} role="status">
            {isConfirmed && !price.isFetching && <CircleCheck size={18} aria-hidden="true" />}
            {price.isFetching ? text.checkingPrice : isConfirmed ? text.confirmedPrice : ''}
          </Confirmed>
          {!isOnline && (
            <Notice kind="warning" live>
              {text.offline}
            </Notice>
          )}
          {!trouble && !isNews && !isSessionLost && price.data && price.data.refusal !== '' && <Notice kind="warning">{price.data.refusal}</Notice>}
          <OrderNews cart={cart} currency={currency} />
          <PayButton {...button} />
          {/* Below: what answers a press must not move the button away from the next one. */}
          <InView of={isSessionLost ? 'session' : trouble}>{isSessionLost ? <SessionLostNotice /> : trouble && <OrderTroubleNotice trouble={trouble} currency={currency} />}</InView>
        </OrderAside>
      </Columns>
      <CardDialog payment={card.payment} isConfirming={card.isConfirming} onResult={(result) => void card.hear(result)} onCancel={() => void card.cancel()} />
      <PayBar {...button} shortLabel={text.confirmShort} total={due} currency={currency} onBack={back} />
    </>
  );
}

/** With large letters the button stands below the heading. */
const Person = styled.div({ minWidth: 0, overflowWrap: 'anywhere', '& > div': { marginBottom: theme.space.sm }, '& > div > h2': { flex: '1 1 8rem' } });
/** Its word stands in line with the edge of the card. */
const Edit = styled(Button)({ flex: 'none', marginBlock: `calc(-1 * ${theme.space.sm})`, marginRight: `calc(-1 * ${theme.space.lg})`, paddingInline: theme.space.lg });
const Confirmed = styled.p({ display: 'flex', alignItems: 'center', gap: theme.space.xs, minHeight: '1.5rem', color: theme.color.inkSoft, fontSize: theme.size.sm, '&[data-state="confirmed"]': { color: theme.color.success, fontWeight: 600 } });
