import { Button, ButtonLink, Container, EmptyState } from '@brasa/shared/ui';
import { trackingText as text } from './tracking-text.ts';

/** A link to no order that is known [DEC-217]. */
export const UnknownOrder = () => (
  <Container narrow>
    <EmptyState
      level={1}
      drawing="not-found"
      title={text.unknown}
      actions={
        <>
          <ButtonLink to="/orders" variant="secondary">
            {text.orders}
          </ButtonLink>
          <ButtonLink to="/">{text.home}</ButtonLink>
        </>
      }
    >
      {text.unknownHint}
    </EmptyState>
  </Container>
);

/** Opened without a network: nothing is known yet. */
export const OfflineOrder = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Container narrow>
    <EmptyState level={1} title={text.offlineTitle} actions={<Button onClick={onRetry}>{text.retry}</Button>}>
      {text.offlineHint}
    </EmptyState>
  </Container>
);
