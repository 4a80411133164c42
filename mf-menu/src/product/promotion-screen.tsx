import { RetryCard, useCatalog } from '@brasa/shared/react';
import { Container, Skeleton, Stack } from '@brasa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { isUnreachable } from '@brasa/shared/runtime';
import { PromotionPage } from './promotion-page.tsx';
import { promotionQuery } from './promotion-query.ts';

/** A promotion the server still knows; any other leads home [DEC-026]. */
export function PromotionScreen() {
  const { promotion: code = '' } = useParams();
  const catalog = useCatalog();
  const { data, error, isPending, refetch } = useQuery(promotionQuery(code));
  if (isPending) {
    return (
      <Container aria-busy="true">
        <Stack gap="xl">
          <Skeleton height="2.5rem" width="60%" />
          <Skeleton height="18rem" />
        </Stack>
      </Container>
    );
  }
  if (error && isUnreachable(error)) return <RetryCard onRetry={() => void refetch()} />;
  return data ? <PromotionPage catalog={catalog} offer={data} /> : <Navigate to="/" replace />;
}
