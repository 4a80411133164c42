import { Card, Container, Row, Skeleton, Stack, VisuallyHidden } from '@brasa/shared/ui';
import { cartText } from './cart-text.ts';

/** The shape of the cart while it is being read. */
export const CartSkeleton = () => (
  <Container aria-busy="true">
    <VisuallyHidden role="status">{cartText.loading}</VisuallyHidden>
    <Stack gap="lg" css={{ paddingBlock: '2rem' }}>
      <Skeleton width="12rem" height="2.5rem" />
      <Card>
        <Stack gap="xl">
          {[1, 2].map((row) => (
            <Row key={row} gap="md" align="start">
              <Skeleton width="72px" height="72px" />
              <Stack gap="sm" css={{ flex: 1 }}>
                <Skeleton width="60%" height="1.25rem" />
                <Skeleton width="85%" height="1rem" />
              </Stack>
            </Row>
          ))}
        </Stack>
      </Card>
      <Skeleton height="10rem" />
    </Stack>
  </Container>
);
