import { Slot } from '@brasa/shared/react';
import { Button, EmptyState } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { useState } from 'react';
import { profileText as text } from './profile-text.ts';

/** The gift cards of the account [PROF-018]: another area's, which fills the place. Until it does, or when it cannot, the customer can ask again. */
export function CertificatesScreen() {
  const [attempt, setAttempt] = useState(0);
  return (
    <div>
      <Place key={attempt} name="coupons-giftcard-tab" />
      <div>
        <EmptyState drawing="coupons" title={text.giftCardsAway} actions={<Button onClick={() => setAttempt(attempt + 1)}>{text.retry}</Button>}>
          {text.giftCardsAwayHint}
        </EmptyState>
      </div>
    </div>
  );
}

/** Filled, it speaks for itself. */
const Place = styled(Slot)({ '&:has(> :not(:empty)) + *': { display: 'none' } });
