import styled from '@emotion/styled';
import { useState } from 'react';
import { formatMoney, type Centavos } from '@brasa/shared/domain/money';
import { BottomBar, Button, Dialog, media, Notice, Stack, theme } from '@brasa/shared/ui';
import { ChevronRight } from '@brasa/shared/ui/icons';
import { cartText as text } from './cart-text.ts';

type Props = {
  /** Why the cart cannot be checked out now; empty when it can. */
  readonly problems: readonly string[];
  readonly onPay: () => void;
  readonly label?: string;
  readonly loading?: boolean;
};

/** Wide screens: a real disabled button; the reasons stand above it. */
export const PayButton = ({ problems, onPay, label = text.pay, loading = false }: Props) => (
  <Wide>
    <Button size="lg" full disabled={problems.length > 0} loading={loading} onClick={onPay}>
      {label}
    </Button>
  </Wide>
);

/** Small screens: stuck to the lower edge, with the subtotal; when it cannot be pressed a tap says why. */
export function PayBar({ problems, onPay, label = text.pay, loading = false, subtotal, currency }: Props & { readonly subtotal: Centavos; readonly currency: string }) {
  const [explaining, setExplaining] = useState(false);
  const blocked = problems.length > 0;
  const close = () => setExplaining(false);
  return (
    <SmallBar>
      <Pay size="lg" full unavailable={blocked} loading={loading} onClick={() => (blocked ? setExplaining(true) : onPay())}>
        <Label>
          {label}
          <Total>
            {formatMoney(subtotal, currency)}
            <ChevronRight size={20} aria-hidden="true" />
          </Total>
        </Label>
      </Pay>
      <Dialog open={explaining} onClose={close} title={text.cannotPay} actions={<Button onClick={close}>{text.accept}</Button>}>
        <Stack gap="sm">
          {problems.map((problem) => (
            <Notice key={problem} kind="warning">
              {problem}
            </Notice>
          ))}
        </Stack>
      </Dialog>
    </SmallBar>
  );
}

const Wide = styled.div({ display: 'none', [media.md]: { display: 'block' } });
const SmallBar = styled(BottomBar)({ [media.md]: { display: 'none' } });
/** The words take the whole width: what to do on the left, what it costs on the right. */
const Pay = styled(Button)({ '& > span': { width: '100%' } });
const Label = styled.span({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: theme.space.sm, width: '100%' });
const Total = styled.span({ display: 'inline-flex', flex: 'none', alignItems: 'center', fontVariantNumeric: 'tabular-nums' });
