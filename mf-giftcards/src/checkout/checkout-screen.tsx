import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { backAction } from '@brasa/shared/domain/back-button';
import { certificateNews, certificateSubtotal } from '@brasa/shared/domain/certificate-cart';
import { AreaSkeleton, useCatalog, useContentReady, useNow, usePageTitle, useStore } from '@brasa/shared/react';
import { clock, history } from '@brasa/shared/runtime';
import { Button, Container, media, PageHeading, Stepper, theme } from '@brasa/shared/ui';
import { ChevronLeft } from '@brasa/shared/ui/icons';
import { cartProblems } from '../cart/cart-problems.ts';
import { certificateStore } from '../cart/certificate-store.ts';
import { Summary } from '../cart/summary.tsx';
import { useCurrentPrices, type CurrentPrices } from '../cart/use-current-prices.ts';
import { Columns, fillsScreen } from '@brasa/shared/ui/pay-page';
import { paths } from '../paths.ts';
import { BoughtScreen } from './bought-screen.tsx';
import { boughtStore } from './bought-store.ts';
import { BuyerForm } from './buyer-form.tsx';
import { buyerStore } from './buyer-store.ts';
import { isComplete } from './buyer-values.ts';
import { checkoutText as text } from './checkout-text.ts';
import { GiftList } from './gift-list.tsx';
import { PaymentStep } from './payment-step.tsx';
import { enterPayment, isBoughtEntry, isPaymentEntry, turnIntoForm } from './step-entries.ts';
import { sentWhen } from './sent-when.ts';
import { useBuyerStart } from './use-buyer-start.ts';

/** Where gift cards are paid, and where it is said that they are. */
export function CheckoutScreen() {
  usePageTitle(text.page);
  const current = useCurrentPrices();
  const isRead = useStore(certificateStore, (state) => state.isRead);
  const isStarted = useBuyerStart();
  const bought = useStore(boughtStore);
  // Drawn again with each entry; the history itself knows the entry first.
  useLocation();
  const isReady = bought !== null || (isRead && isStarted);
  useContentReady(isReady);
  // Whoever leaves the page has read of the payment [DEC-218].
  useEffect(() => () => void (history.location.pathname === paths.checkout || boughtStore.set(null)), []);

  if (bought && isBoughtEntry(history.location)) return <BoughtScreen {...bought} />;
  // After a reload, or a page back: there is nothing to pay any more.
  if (bought || isBoughtEntry(history.location)) return <Navigate to={paths.designs} replace />;
  if (isReady) return <Checkout {...current} />;
  // The key to what is kept on the device comes with an answer of the api.
  if (current.error && !isRead) throw current.error;
  return <AreaSkeleton />;
}

function Checkout(prices: CurrentPrices) {
  const { currency } = useCatalog().config;
  const { cart } = useStore(certificateStore);
  const buyer = useStore(buyerStore);
  const location = useLocation();
  const navigate = useNavigate();
  const now = useNow() ?? clock.now();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was sent is judged by the server.
  const [isUnderWay, setUnderWay] = useState(false);
  const step = isPaymentEntry(location) && isComplete(buyer) ? 'payment' : 'form-data';

  const shown = useRef(step);
  useEffect(() => {
    if (step === 'form-data' && isPaymentEntry(history.location)) turnIntoForm();
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  // The cart says what is wrong, or what changed; whoever goes on from there has seen it [DEC-250, DEC-251].
  if (!isUnderWay && (cartProblems(cart, now, currency).length > 0 || certificateNews(cart) !== null)) return <Navigate to={paths.cart} replace />;

  const back = (): void => {
    const historyLength = history.isInitialEntry ? 1 : window.history.length;
    if (backAction({ path: history.location.pathname, step, historyLength }) === 'home') return void navigate(paths.home);
    history.go(-1);
  };

  return (
    <Container>
      <Page>
        <div>
          <Back variant="ghost" onClick={back} disabled={isUnderWay}>
            <ChevronLeft size={20} aria-hidden="true" />
            {text.back}
          </Back>
          <PageHeading level={1} ref={heading} tabIndex={-1}>
            {text.title}
          </PageHeading>
        </div>
        <Stepper steps={[...text.steps]} current={step === 'form-data' ? 0 : 1} label={text.title} />
        {step === 'form-data' ? (
          <Columns>
            <BuyerForm onDone={enterPayment} />
            <Beside>
              <Summary label={text.total} amount={certificateSubtotal(cart)} currency={currency}>
                <GiftList items={cart.items} currency={currency} when={sentWhen(now)} />
              </Summary>
            </Beside>
          </Columns>
        ) : (
          <PaymentStep {...prices} cart={cart} now={now} onEditPerson={back} onUnderWay={setUnderWay} />
        )}
      </Page>
    </Container>
  );
}

const Page = styled.div(fillsScreen, {
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.xl,
  paddingTop: theme.space.lg,
  [media.md]: { paddingBlock: theme.space['2xl'] },
});
/** Where there is room for it; small screens say what is bought with the next step. */
const Beside = styled.div({ display: 'none', [media.lg]: { display: 'block', height: '100%' } });
/** Small screens have an arrow in the header; here it stands in line with the cards. */
const Back = styled(Button)({ display: 'none', [media.lg]: { display: 'inline-flex' }, marginLeft: `calc(-1 * ${theme.space.lg})`, marginBlockStart: `calc(-1 * ${theme.space.sm})` });
