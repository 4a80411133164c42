import { useSite } from '@brasa/shared/react';
import { Button, ButtonLink, Container, EmptyState } from '@brasa/shared/ui';
import { PhoneLink } from '@brasa/shared/ui/phone-link';
import { useLocation } from 'react-router-dom';
import { offText as text } from './off-text.ts';

/** In place of every page of a remote that is switched off. */
export function OffScreen() {
  const { callCenterPhone } = useSite();
  const { pathname } = useLocation();
  return (
    <Container narrow>
      <EmptyState drawing="oven" level={1} title={text.title} actions={
          <>
            <Button onClick={() => window.location.reload()}>{text.retry}</Button>
            {pathname !== '/' && (
              <ButtonLink to="/" variant="secondary">
                {text.home}
              </ButtonLink>
            )}
          </>
        }>
        {text.later}
        {callCenterPhone && (
          <>
            {' '}
            {text.phone} <PhoneLink number={callCenterPhone} />.
          </>
        )}
      </EmptyState>
    </Container>
  );
}
