import styled from '@emotion/styled';
import { useState } from 'react';
import { BottomBar, Button, media, theme } from '@brasa/shared/ui';
import { formatMoney, type Centavos } from '../domain/money.ts';
import { ChevronRight } from './icons.tsx';
import { ProblemsDialog } from './problems-dialog.tsx';

type ButtonProps = {
  /** Why nothing can be paid now; empty when it can. */
  readonly problems: readonly string[];
  readonly onPay: () => void;
  readonly label: string;
  readonly loading?: boolean;
};

/** Wide screens: a real disabled button; the reasons stand above it. */
export const PayButton = ({ problems, onPay, label, loading = false }: ButtonProps) => (
  <Wide>
    <Button size="lg" full disabled={problems.length > 0} loading={loading} onClick={onPay}>
      {label}
    </Button>
  </Wide>
);

type BarProps = ButtonProps & {
  readonly total: Centavos;
  readonly currency: string;
  /** Few words for the narrow bar. */
  readonly shortLabel?: string;
  /** The whole width, instead of 290 px at most. */
  readonly full?: boolean;
  /** Small screens only [DEC-109]. */
  readonly onBack?: () => void;
};

/** Small screens: stuck to the lower edge, with the total; when it cannot be pressed a tap says why [DEC-106]. */
export function PayBar({ total, currency, problems, onPay, label, shortLabel = label, loading = false, full = false, onBack }: BarProps) {
  const [explaining, setExplaining] = useState(false);
  const blocked = problems.length > 0;
  return (
    <SmallBar>
      {onBack && (
        <Back variant="ghost" onClick={onBack}>
          Regresar
        </Back>
      )}
      <Pay size="lg" full={full} loading={loading} unavailable={blocked} onClick={() => (blocked ? setExplaining(true) : onPay())}>
        <Label>
          {shortLabel}
          <Total>
            {formatMoney(total, currency)}
            <ChevronRight size={20} aria-hidden="true" />
          </Total>
        </Label>
      </Pay>
      <ProblemsDialog open={explaining} onClose={() => setExplaining(false)} problems={problems} />
    </SmallBar>
  );
}

const Wide = styled.div({ display: 'none', [media.md]: { display: 'block', maxWidth: '290px', width: '100%', marginInline: 'auto' } });
const SmallBar = styled(BottomBar)({ flexWrap: 'wrap', justifyContent: 'flex-end', gap: theme.space.sm, [media.md]: { display: 'none' } });
const Back = styled(Button)({ paddingInline: theme.space.sm, fontSize: 'min(1rem, 6.25vw)' });
const Pay = styled(Button)(({ full }) => ({
  flex: '1 1 min(10rem, 45vw)',
  minWidth: 0,
  // The words take the whole width: what to do on the left, what it costs on the right.
  '& > span': { width: '100%' },
  ...(!full && { maxWidth: '290px', '&[data-size="lg"]': { paddingInline: theme.space.md, fontSize: 'min(0.9375rem, 6.25vw)', [media.sm]: { paddingInline: theme.space.lg, fontSize: theme.size.md } } }),
}));
const Label = styled.span({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: theme.space.sm, width: '100%', lineHeight: 1.15, textAlign: 'left' });
const Total = styled.span({ display: 'inline-flex', flex: 'none', alignItems: 'center', gap: '0.125rem', fontVariantNumeric: 'tabular-nums', '& svg': { flex: 'none', marginRight: '-0.375rem' } });
