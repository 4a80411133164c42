import styled from '@emotion/styled';
import { formatMoney } from '@brasa/shared/domain/money';
import { isoDate, localTime, parseDate } from '@brasa/shared/domain/local-time';
import { useCatalog, useNow } from '@brasa/shared/react';
import { clock } from '@brasa/shared/runtime';
import type { GiftCard } from '@brasa/shared/wire/gift-card-wire';
import { Button, ButtonLink, Card, CardPicture, EmptyState, Heading, media, Row, Skeleton, Stack, Text, theme, VisuallyHidden } from '@brasa/shared/ui';
import { paths } from '../paths.ts';
import { ownedText as text } from './owned-text.ts';
import { useOwnedCards } from './owned-query.ts';

/** The gift cards of a customer: what each still holds, and until when, also of those that are used up, or ended before they were [GC-032]. What cannot be loaded is an empty list [GC-009]. */
export function OwnedCards() {
  const { data, isPending, fetchStatus, isFetching, refetch } = useOwnedCards();
  const { currency } = useCatalog().config;
  if (isPending && fetchStatus === 'fetching') return <Waiting />;
  if (!data) {
    return (
      <EmptyState
        drawing="coupons"
        title={text.failed}
        actions={
          <Button loading={isFetching} onClick={() => void refetch()}>
            {text.retry}
          </Button>
        }
      >
        {text.failedHint}
      </EmptyState>
    );
  }
  if (data.cards.length === 0) {
    return (
      <EmptyState
        drawing="coupons"
        title={text.none}
        actions={
          <Row justify="center" wrap>
            <ButtonLink to={paths.activate}>{text.activate}</ButtonLink>
            <ButtonLink variant="secondary" to={paths.designs}>
              {text.choose}
            </ButtonLink>
          </Row>
        }
      >
        {text.noneHint}
      </EmptyState>
    );
  }
  return (
    <Stack gap="lg">
      <Card as="section" aria-label={text.balance}>
        <Row justify="between" wrap>
          <div>
            <Text weight={700}>{text.balance}</Text>
            <Text size="sm" tone="soft">
              {data.balance > 0 ? text.balanceHint : text.noBalanceHint}
            </Text>
          </div>
          <Amount>{formatMoney(data.balance, currency)}</Amount>
        </Row>
      </Card>
      <Cards aria-label={text.list}>
        {data.cards.map((card) => (
          <li key={card.id}>
            <OwnedCard card={card} currency={currency} />
          </li>
        ))}
      </Cards>
      <Row wrap>
        <ButtonLink to={paths.activate}>{text.activate}</ButtonLink>
        <ButtonLink variant="ghost" to={paths.designs}>
          {text.choose}
        </ButtonLink>
      </Row>
    </Stack>
  );
}

/** Whether the last day (dd/MM/yyyy) is over in Guatemala. `now` is an instant. */
function isOver(expiresOn: string, now: number): boolean {
  const day = parseDate(expiresOn);
  return day !== null && isoDate(day) < isoDate(localTime(now));
}

/** Until when it can be used, or why it cannot any more; empty for a card that has no last day yet. */
function lifeOf({ balance, expiresOn }: GiftCard, now: number): string {
  if (balance === 0) return isOver(expiresOn, now) ? text.ended(expiresOn) : text.usedUp;
  return expiresOn === '' ? '' : text.until(expiresOn);
}

function OwnedCard({ card, currency }: { readonly card: GiftCard; readonly currency: string }) {
  const { name, code, dedication, amount, balance, pictures } = card;
  const life = lifeOf(card, useNow() ?? clock.now());
  return (
    <Card as="article" padded={false} aria-label={`${name} ${code}`}>
      <Parts>
        <Frame>
          <CardPicture pictures={pictures} alt="" />
        </Frame>
        <Body gap="xs">
          <Heading level={2} size="md">
            {name}
          </Heading>
          <Text size="sm" tone="soft">
            {code}
          </Text>
          {dedication !== '' && <Words size="sm">{dedication}</Words>}
          <Text weight={700}>{text.left(formatMoney(balance, currency), formatMoney(amount, currency))}</Text>
          {life !== '' && <Text size="sm">{life}</Text>}
        </Body>
      </Parts>
    </Card>
  );
}

const Waiting = () => (
  <Stack gap="lg" role="status">
    <VisuallyHidden>{text.loading}</VisuallyHidden>
    <Skeleton height="5rem" />
    <Skeleton height="16rem" />
  </Stack>
);

const Amount = styled.p({ margin: 0, fontSize: theme.size.xl, fontWeight: 800, fontVariantNumeric: 'tabular-nums' });
const Cards = styled.ul({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))', gap: theme.space.lg, margin: 0, padding: 0, listStyle: 'none' });
/** Side by side on phones, so that several cards fit on a screen; with large letters the words stand below the picture. */
const Parts = styled.div({ display: 'flex', flexWrap: 'wrap', [media.sm]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } });
const Frame = styled.div({ flex: 'none', width: `calc(7rem - ${theme.space.md})`, alignSelf: 'start', overflow: 'clip', margin: `${theme.space.md} 0 ${theme.space.md} ${theme.space.md}`, borderRadius: theme.radius.md, [media.sm]: { width: 'auto', margin: 0, borderRadius: 0 } });
const Body = styled(Stack)({ flex: '1 1 9rem', padding: theme.space.md });
/** With its lines, as it was written. */
const Words = styled(Text)({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
