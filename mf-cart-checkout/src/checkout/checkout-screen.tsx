import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useContentReady, useOnline, usePageTitle, useStore } from '@brasa/shared/react';
import { checkoutStore, clearDelivery, deliveryReturn, deliveryStore, geographyQuery, rememberedStep, serverTimeQuery } from '@brasa/shared/runtime';
import { Container, media, Notice, PageHeading, Stepper, theme } from '@brasa/shared/ui';
import { fillsScreen } from '@brasa/shared/ui/pay-page';
import styled from '@emotion/styled';
import { useNavigate } from 'react-router-dom';
import { CartSkeleton } from '../cart/cart-skeleton.tsx';
import { useCart, type JudgedCart } from '../cart/use-cart.ts';
import { BlockedDialog } from '../delivery/blocked-dialog.tsx';
import { paths } from '../paths.ts';
import { checkoutText as text } from './checkout-text.ts';
import { useFormMemory } from './form-memory.ts';
import { Columns, OrderAside } from './order-aside.tsx';
import { PaymentStep } from './payment-step.tsx';
import { PersonalData } from './personal-data.tsx';
import { useCheckedDelivery } from './use-checked-delivery.ts';
import { goToStep, useStartStep } from './use-start-step.ts';
import { enterPayment, useStepEntries } from './use-step-entries.ts';

export function CheckoutScreen() {
  usePageTitle(text.title);
  const judged = useCart();
  const isDecided = useStartStep(judged !== null);
  useFormMemory(isDecided);
  // The device's clock must not send anybody back to the cart: the server's is waited for, unless it does not answer.
  const { isPending, failureCount } = useQuery(serverTimeQuery);
  const isReady = judged !== null && isDecided && !(isPending && failureCount === 0);
  useContentReady(isReady);
  return isReady ? <Checkout judged={judged} /> : <Waiting />;
}

/** Who is here is asked first: without a network the answer waits, and the customer is told. */
function Waiting() {
  const isOnline = useOnline();
  return (
    <>
      {!isOnline && (
        <Container>
          <SessionNotice>
            <Notice kind="warning" live>
              {text.offline}
            </Notice>
          </SessionNotice>
        </Container>
      )}
      <CartSkeleton />
    </>
  );
}

function Checkout({ judged }: { readonly judged: JudgedCart }) {
  const { step } = useStore(checkoutStore);
  const { mode, futureOrder } = useStore(deliveryStore);
  const { data: geography } = useQuery(geographyQuery);
  const { blockMessage } = useCheckedDelivery(mode, futureOrder, geography);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  // An order that was just placed empties the cart while this page is still on the screen.
  const isPlaced = useRef(false);
  // What was sent is judged by the server: the shop may close while the bank's page is open.
  const [isUnderWay, setUnderWay] = useState(false);

  useStepEntries(step);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  const acceptBlock = (): void => {
    clearDelivery();
    void navigate(paths.cart);
  };

  if (!isPlaced.current && !isUnderWay && blockMessage === null) {
    if (judged.validity.isEmpty || !judged.canPay) return <BackToCart />;
    if (judged.validity.addressInvalid) {
      deliveryReturn.write(paths.checkout);
      return <Navigate to={paths.delivery} replace />;
    }
  }

  return (
    <Container>
      <Page>
        <PageHeading level={1} ref={heading} tabIndex={-1}>
          {text.title}
        </PageHeading>
        <Stepper steps={[...text.steps]} current={step === 'form-data' ? 0 : 1} label={text.title} />
        {step === 'form-data' ? (
          <Columns>
            <PersonalData onDone={enterPayment} />
            <OrderAside wideOnly cart={judged.cart} catalog={judged.catalog} geography={geography} />
          </Columns>
        ) : (
          <PaymentStep judged={judged} geography={geography} onEditPerson={() => goToStep('form-data')} onUnderWay={setUnderWay} onPlaced={() => (isPlaced.current = true)} />
        )}
      </Page>
      <BlockedDialog message={blockMessage} onAccept={acceptBlock} />
    </Container>
  );
}

/** Nobody is on the way to pay any more: whoever logs in next is taken where she wanted to go [DEC-226]. */
function BackToCart() {
  useEffect(() => rememberedStep.clear(), []);
  return <Navigate to={paths.cart} replace />;
}

const SessionNotice = styled.div({ paddingTop: theme.space.lg });
const Page = styled.div(fillsScreen, {
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.xl,
  paddingTop: theme.space.lg,
  [media.md]: { paddingBlock: theme.space['2xl'] },
});
