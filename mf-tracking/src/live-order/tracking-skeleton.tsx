import { Card, Container, Row, Skeleton, Stack, VisuallyHidden, theme } from '@brasa/shared/ui';
import { Columns } from './columns.tsx';
import { trackingText as text } from './tracking-text.ts';

/** The shape of `OrderState`. */
export const OrderStateSkeleton = () => (
  <Stack gap="xl" aria-busy="true">
    <VisuallyHidden as="h1">{text.title}</VisuallyHidden>
    <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
    <Row gap="lg">
      <Skeleton shape="circle" width="3.5rem" height="3.5rem" />
      <Stack gap="sm" css={{ flex: 1 }}>
        <Skeleton width="9rem" height="1rem" />
        <Skeleton width="70%" height="1.75rem" />
        <Skeleton width="50%" height="1rem" />
      </Stack>
    </Row>
    <Skeleton height="3.5rem" />
  </Stack>
);

/** The shape of the page of one order, in its own columns. */
export const TrackingSkeleton = () => (
  <Container css={{ minHeight: '80vh', paddingBlock: theme.space.xl }}>
    <Columns>
      <Card>
        <OrderStateSkeleton />
      </Card>
      <Stack gap="xl">
        <Card>
          <Stack gap="md">
            <Skeleton width="40%" height="1.5rem" />
            <Skeleton height="1rem" />
            <Skeleton height="1rem" />
            <Skeleton width="60%" height="1rem" />
          </Stack>
        </Card>
        <Card>
          <Stack gap="sm">
            <Skeleton width="60%" height="1.5rem" />
            <Skeleton width="80%" height="1rem" />
          </Stack>
        </Card>
      </Stack>
    </Columns>
  </Container>
);
