import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { canBeCorrected, canBeSentAgain, type DeliveryState, type GiftDelivery } from '@brasa/shared/domain/gift-delivery';
import { Badge, Button, Card, Heading, Notice, Price, Row, Stack, Text, theme, type BadgeTone } from '@brasa/shared/ui';
import { CorrectForm } from './correct-form.tsx';
import { resendCard, type Change } from './purchase-calls.ts';
import { purchaseText as text } from './purchase-text.ts';

const tones: Readonly<Record<DeliveryState, BadgeTone>> = { scheduled: 'neutral', sending: 'neutral', sent: 'success', undelivered: 'warning', activated: 'success', ended: 'neutral' };

type Props = {
  readonly hash: string;
  readonly card: GiftDelivery;
  readonly currency: string;
  readonly isOwner: boolean;
  readonly isOpen: boolean;
  /** Of the forms of all cards one is open at most. */
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChanged: (card: GiftDelivery) => void;
};

/** One card of a purchase: how it stands, and what its buyer can do. */
export function DeliveryCard({ hash, card, currency, isOwner, isOpen, onOpen, onChanged }: Props) {
  const [result, setResult] = useState<Change | null>(null);
  const [isSending, setSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const correct = useRef<HTMLButtonElement>(null);

  const show = (change: Change): void => {
    setResult(change);
    if (change.kind === 'done') onChanged(change.card);
  };
  const resend = async (): Promise<void> => {
    setSending(true);
    setResult(null);
    const change = await resendCard({ hash, id: card.id });
    setSending(false);
    show(change);
    // The button goes away while the letter is on its way.
    if (change.kind === 'done') heading.current?.focus();
  };
  const open = (isNowOpen: boolean): void => {
    setResult(null);
    onOpen(isNowOpen);
    if (!isNowOpen) requestAnimationFrame(() => correct.current?.focus());
  };

  return (
    <Card as="article" aria-label={`${card.name}, ${text.recipient(card.recipient)}`}>
      <Stack gap="md">
        <Row justify="between" gap="md">
          <Words>
            <Title level={2} size="md" ref={heading} tabIndex={-1}>
              {text.recipient(card.recipient)}
            </Title>
            <Text size="sm" tone="soft">
              {card.name}
            </Text>
          </Words>
          <Price amount={card.amount} symbol={currency} />
        </Row>
        <div aria-live="polite">
          <Badge tone={tones[card.state]}>{text.state[card.state]}</Badge>
          <How size="sm">{text.how(card)}</How>
          <Result role="status">{result !== null && result.message !== '' && <Notice kind={result.kind === 'done' ? 'success' : 'error'}>{result.message}</Notice>}</Result>
        </div>
        {isOpen && canBeCorrected(card) && (
          <CorrectForm
            hash={hash}
            card={card}
            isOwner={isOwner}
            onCancel={() => open(false)}
            onDone={(change) => {
              open(false);
              show(change);
            }}
          />
        )}
        {!isOpen && canBeCorrected(card) && (
          <Row wrap gap="sm">
            {canBeSentAgain(card) && (
              <Button variant="secondary" loading={isSending} aria-label={text.resendOf(card.recipient)} onClick={() => void resend()}>
                {text.resend}
              </Button>
            )}
            <Button variant={card.state === 'undelivered' ? 'primary' : canBeSentAgain(card) ? 'ghost' : 'secondary'} ref={correct} aria-label={text.correctOf(card.recipient)} onClick={() => open(true)}>
              {text.correct}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

const Words = styled.div({ minWidth: 0, overflowWrap: 'anywhere' });
const Title = styled(Heading)({ '&:focus': { outline: 'none' } });
const Result = styled.div({ '&:not(:empty)': { marginTop: theme.space.md } });
const How = styled(Text)({ marginTop: theme.space.xs, overflowWrap: 'anywhere' });
