import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Dialog, theme } from '@brasa/shared/ui';
import { toCardResult, type CardResult } from './card-wire.ts';
import { checkoutText as text } from './checkout-text.ts';
import type { CardPayment } from './use-card-payment.ts';

type Props = { readonly payment: CardPayment | null; readonly onResult: (result: CardResult) => void; readonly onCancel: () => void };

/** The card provider's own page: no card number ever touches ours. */
export const CardDialog = ({ payment, onResult, onCancel }: Props) => (
  <Dialog open={payment !== null} onClose={onCancel} title={text.cardTitle} size="lg">
    {payment && <ProviderPage payment={payment} onResult={onResult} />}
  </Dialog>
);

function ProviderPage({ payment: { order, session }, onResult }: { readonly payment: CardPayment; readonly onResult: (result: CardResult) => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const tell = useRef(onResult);
  tell.current = onResult;

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => {
      const result = toCardResult(event, { origin: session.origin, source: frame.current?.contentWindow, orderNumber: order.number });
      if (result) tell.current(result);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [order.number, session.origin]);

  return <Frame ref={frame} src={session.url} title={text.cardTitle} allow="payment" referrerPolicy="no-referrer" />;
}

const Frame = styled.iframe({ display: 'block', width: '100%', height: 'min(70dvh, 40rem)', border: 0, borderRadius: theme.radius.md, background: theme.color.surface });
