import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { formatMoney, type Centavos } from '@brasa/shared/domain/money';
import { Card, Heading, Stack, theme } from '@brasa/shared/ui';
import { Aside } from '@brasa/shared/ui/pay-page';
import { cartText as text } from './cart-text.ts';

type Props = {
  /** What the amount is. */
  readonly label: ReactNode;
  readonly amount: Centavos;
  readonly currency: string;
  readonly children: ReactNode;
};

/** What the chosen gift cards cost, and below it how to go on. */
export const Summary = ({ label, amount, currency, children }: Props) => (
  <Aside>
    <Card as="section" aria-labelledby="resumen">
      <Stack gap="md">
        <Heading level={2} size="xl" id="resumen">
          {text.summary}
        </Heading>
        <Amounts>
          <dt>{label}</dt>
          <dd aria-live="polite">{formatMoney(amount, currency)}</dd>
        </Amounts>
        {children}
      </Stack>
    </Card>
  </Aside>
);

/** With large letters on a small phone the amount stands below its words. */
const Amounts = styled.dl({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: theme.space.md, margin: 0, fontVariantNumeric: 'tabular-nums', '& dd': { margin: '0 0 0 auto', fontSize: theme.size.xl, fontWeight: 800 } });
