import styled from '@emotion/styled';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { GiftDelivery, GiftPurchase } from '@brasa/shared/domain/gift-delivery';
import { useCatalog, useContentReady, useOnline, usePageTitle, useStore } from '@brasa/shared/react';
import { authStore } from '@brasa/shared/runtime';
import { Button, ButtonLink, Container, EmptyState, PageHeading, Price, Row, Skeleton, Text, theme, VisuallyHidden } from '@brasa/shared/ui';
import { paths } from '../paths.ts';
import { DeliveryCard } from './delivery-card.tsx';
import { PurchasePage } from './purchase-page.tsx';
import { purchaseQuery, type Found } from './purchase-calls.ts';
import { purchaseText as text } from './purchase-text.ts';

/** How the cards of one purchase stand, by its secret address: sent again, or to another mailbox, until they are activated. */
export function PurchaseScreen() {
  usePageTitle(text.page);
  const { hash = '' } = useParams();
  const { session } = useStore(authStore);
  const isOnline = useOnline();
  const { data, isPending, isFetching, fetchStatus, refetch } = useQuery(purchaseQuery(hash, session));
  const isWaiting = isPending && fetchStatus === 'fetching';
  useContentReady(!isWaiting);
  if (isWaiting) return <Waiting />;
  if (!data) {
    return (
      <Container narrow>
        <EmptyState
          level={1}
          drawing="error"
          title={isOnline ? text.failed : text.offline}
          actions={
            <Button loading={isFetching} onClick={() => void refetch()}>
              {text.retry}
            </Button>
          }
        >
          {isOnline ? text.failedHint : text.offlineHint}
        </EmptyState>
      </Container>
    );
  }
  if (data.kind === 'none') return <NoPurchase message={data.message} />;
  return <Purchase hash={hash} purchase={data.purchase} />;
}

function Purchase({ hash, purchase }: { readonly hash: string; readonly purchase: GiftPurchase }) {
  const { number, placedAt, total, isOwner, cards } = purchase;
  const { currency } = useCatalog().config;
  const { session } = useStore(authStore);
  const queries = useQueryClient();
  const [open, setOpen] = useState<number | null>(null);
  const { queryKey } = purchaseQuery(hash, session);
  const replace = (changed: GiftDelivery): void => {
    // What was asked before the change would show the card as it was.
    void queries.cancelQueries({ queryKey });
    queries.setQueryData<Found>(queryKey, (found) => (found?.kind === 'found' ? { ...found, purchase: { ...found.purchase, cards: found.purchase.cards.map((card) => (card.id === changed.id ? changed : card)) } } : found));
  };

  return (
    <PurchasePage>
      <PageHeading level={1}>{text.title}</PageHeading>
      <Row justify="between" wrap gap="sm">
        <Text tone="soft">{text.lead(number, placedAt)}</Text>
        <Text weight={700}>
          {text.total} <Price amount={total} symbol={currency} />
        </Text>
      </Row>
      <Cards>
        {cards.map((card) => (
          <li key={card.id}>
            <DeliveryCard hash={hash} card={card} currency={currency} isOwner={isOwner} isOpen={open === card.id} onOpen={(isOpen) => setOpen(isOpen ? card.id : null)} onChanged={replace} />
          </li>
        ))}
      </Cards>
      <Row wrap gap="md">
        <ButtonLink variant="secondary" to={paths.designs}>
          {text.choose}
        </ButtonLink>
        <ButtonLink variant="ghost" to={paths.home}>
          {text.home}
        </ButtonLink>
      </Row>
    </PurchasePage>
  );
}

const NoPurchase = ({ message }: { readonly message: string }) => (
  <Container narrow>
    <EmptyState
      level={1}
      drawing="not-found"
      title={message || text.none}
      actions={
        <>
          <ButtonLink to={paths.designs} variant="secondary">
            {text.choose}
          </ButtonLink>
          <ButtonLink to={paths.home}>{text.home}</ButtonLink>
        </>
      }
    >
      {message === text.none || message === '' ? text.noneHint : text.notPaidHint}
    </EmptyState>
  </Container>
);

const Waiting = () => (
  <PurchasePage waiting>
    <VisuallyHidden>{text.loading}</VisuallyHidden>
    <Skeleton height="2.5rem" />
    <Skeleton height="11rem" />
    <Skeleton height="11rem" />
  </PurchasePage>
);

const Cards = styled.ul({ display: 'grid', gap: theme.space.lg, margin: 0, padding: 0, listStyle: 'none' });
