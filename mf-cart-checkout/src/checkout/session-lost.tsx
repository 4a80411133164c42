import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsLoggedIn, useStore } from '@brasa/shared/react';
import { checkoutStore, updateCheckout } from '@brasa/shared/runtime';
import { Button, Notice, Row, theme } from '@brasa/shared/ui';
import { paths } from '../paths.ts';
import { forgetOnLeaving } from '../checkout-flow.ts';
import { checkoutText as text } from './checkout-text.ts';
import { orderAttempts } from './order-attempt.ts';
import { endedStore } from './session-ended.ts';
import { goToStep } from './use-start-step.ts';

/** The customer who came to pay has no session any more, and has not decided to go on without one. */
export function useSessionLost(): boolean {
  const isCustomer = useIsLoggedIn();
  const { continueWithoutRegistration } = useStore(checkoutStore);
  const isWaiting = useStore(orderAttempts.store, orderAttempts.waitsForCustomer);
  const hasEnded = useStore(endedStore);
  const wasCustomer = useRef(false);
  if (isCustomer) wasCustomer.current = true;
  return !isCustomer && (isWaiting || ((wasCustomer.current || hasEnded) && !continueWithoutRegistration));
}

/** Cart, delivery and form are kept: the customer logs in and is back here, or goes on as a guest. */
export function SessionLostNotice() {
  const navigate = useNavigate();
  const isWaiting = useStore(orderAttempts.store, orderAttempts.waitsForCustomer);
  const enter = (): void => {
    goToStep('payment');
    forgetOnLeaving();
    void navigate(paths.login);
  };
  const goOnAsGuest = (): void => {
    // What the account answered for, a guest answers for: the terms are accepted anew.
    updateCheckout({ continueWithoutRegistration: true, partialPayment: false, acceptsTerms: false });
    goToStep('form-data');
  };
  return (
    <Notice
      kind="warning"
      live
      title={text.sessionTitle}
      action={
        <Row wrap css={{ marginTop: theme.space.md }}>
          <Button onClick={enter}>{text.enterAgain}</Button>
          {/* An order whose fate is not known belongs to the account: as a guest it could be baked twice. */}
          {!isWaiting && (
            <Button variant="secondary" onClick={goOnAsGuest}>
              {text.asGuest}
            </Button>
          )}
        </Row>
      }
    >
      {isWaiting ? text.sessionUnknown : text.session}
    </Notice>
  );
}
