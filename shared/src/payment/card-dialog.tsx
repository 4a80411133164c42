import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { Button, Dialog, Notice, Spinner, Stack, Text, theme } from '@brasa/shared/ui';
import { toCardResult, type CardResult } from './card-wire.ts';
import { paymentText as text } from './payment-text.ts';
import { useBankEntry } from './use-bank-entry.ts';
import type { CardPayment } from './use-card-payment.ts';

type Props = {
  readonly payment: CardPayment | null;
  /** The page is done; the server's word is waited for. */
  readonly isConfirming: boolean;
  readonly onResult: (result: CardResult) => void;
  readonly onCancel: () => void;
};

/** The card provider's own page: no card number ever touches ours. */
export function CardDialog({ payment, isConfirming, onResult, onCancel }: Props) {
  useBankEntry(payment !== null, onCancel);
  return (
    // Not by a press beside it: half a card number is not thrown away by a slip of the thumb.
    <Dialog
      open={payment !== null}
      onClose={onCancel}
      dismissible={false}
      title={text.title}
      size="lg"
      actions={
        isConfirming ? undefined : (
          <Button variant="secondary" onClick={onCancel}>
            {text.cancel}
          </Button>
        )
      }
    >
      {isConfirming ? <Waiting title={text.confirming} hint={text.confirmingHint} /> : payment && <ProviderPage payment={payment} onResult={onResult} />}
    </Dialog>
  );
}

const Waiting = ({ title, hint }: { readonly title: string; readonly hint: string }) => (
  <Stack gap="md" align="center" role="status" css={{ paddingBlock: theme.space['2xl'] }}>
    <Spinner size="lg" />
    <Text weight={700} align="center">
      {title}
    </Text>
    <Text align="center">{hint}</Text>
  </Stack>
);

/** `outside`: the customer pays in a window of its own, and the server is what tells us. */
type Sight = 'loading' | 'shown' | 'slow' | 'blocked' | 'outside';

/** Milliseconds without the page before another way is offered. */
const slowAfter = 8000;

function ProviderPage({ payment: { order, session }, onResult }: { readonly payment: CardPayment; readonly onResult: (result: CardResult) => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latestOnResult = useRef(onResult);
  latestOnResult.current = onResult;
  const [sight, setSight] = useState<Sight>('loading');

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => {
      const result = toCardResult(event, { origin: session.origin, source: frame.current?.contentWindow, orderNumber: order.number });
      if (result) latestOnResult.current(result);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [order.number, session.origin]);

  useEffect(() => {
    if (sight !== 'loading') return undefined;
    const timer = setTimeout(() => setSight('slow'), slowAfter);
    const listen = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => void (/^(frame|child)-src/.test(effectiveDirective) && setSight('blocked'));
    document.addEventListener('securitypolicyviolation', listen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('securitypolicyviolation', listen);
    };
  }, [sight]);

  if (sight === 'outside') {
    return (
      <Stack gap="lg" align="center">
        <Waiting title={text.outsideTitle} hint={text.outsideHint} />
        <Button variant="secondary" onClick={() => setSight('loading')}>
          {text.inside}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      {(sight === 'slow' || sight === 'blocked') && (
        <Notice kind="warning" live>
          {sight === 'slow' ? text.slow : text.blocked}
        </Notice>
      )}
      {sight !== 'blocked' && (
        <Place aria-busy={sight === 'loading'}>
          {sight === 'loading' && (
            <Loading role="status">
              <Spinner />
              {text.loading}
            </Loading>
          )}
          {/* The page of a policy violation loads, too: what is known to be blocked stays so. */}
          <Frame ref={frame} src={session.url} title={text.title} referrerPolicy="no-referrer" onLoad={() => setSight((now) => (now === 'blocked' ? now : 'shown'))} />
        </Place>
      )}
      <Outside href={session.url} target="_blank" rel="noopener noreferrer" onClick={() => setSight('outside')}>
        {text.outside}
      </Outside>
    </Stack>
  );
}

const Place = styled.div({ position: 'relative', height: 'min(100dvh - 15.5rem, 33rem)', minHeight: '14rem', borderRadius: theme.radius.md, overflow: 'hidden', background: theme.color.sunken });
const Loading = styled.p({ position: 'absolute', inset: 0, display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'center', gap: theme.space.md, color: theme.color.inkSoft });
const Frame = styled.iframe({ position: 'relative', display: 'block', width: '100%', height: '100%', border: 0 });
const Outside = styled.a({ alignSelf: 'center', display: 'inline-flex', alignItems: 'center', minHeight: theme.touchTarget, textAlign: 'center', fontWeight: 600 });
