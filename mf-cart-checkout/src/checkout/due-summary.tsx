import styled from '@emotion/styled';
import { formatMoney } from '@brasa/shared/domain/money';
import { theme } from '@brasa/shared/ui';
import { checkoutText as text } from './checkout-text.ts';
import type { Funding } from './funding.ts';

/** What the gift cards take off the total, and what is left. */
export const DueSummary = ({ funding: { certificate, due }, currency }: { readonly funding: Funding; readonly currency: string }) =>
  certificate === 0 ? null : (
    <Amounts>
      <div>
        <dt>{text.certificate}</dt>
        <dd>{formatMoney(-certificate, currency)}</dd>
      </div>
      <div data-size="lg">
        <dt>{text.due}</dt>
        <dd aria-live="polite">{formatMoney(due, currency)}</dd>
      </div>
    </Amounts>
  );

const Amounts = styled.dl({
  display: 'grid',
  gap: theme.space.xs,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: theme.space.md, minHeight: '1.75rem' },
  '& dd': { margin: 0, fontWeight: 600 },
  '& > [data-size="lg"]': { fontSize: theme.size.xl, fontWeight: 800 },
  '& > [data-size="lg"] dd': { fontWeight: 800 },
});
