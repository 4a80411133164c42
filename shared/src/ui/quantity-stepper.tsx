import styled from '@emotion/styled';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { IconButton } from './icon-button.tsx';
import { media, theme } from './theme.ts';

const Box = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 0.125rem;
  padding: 0.125rem;
  border: 1.5px solid ${theme.color.line};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};

  & button {
    color: ${theme.color.primary};
  }
  & button:disabled {
    color: ${theme.color.onDisabled};
  }
  & > output {
    min-width: 2ch;
    font-size: ${theme.size.lg};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  &[data-blocked] {
    background: ${theme.color.disabled};
    color: ${theme.color.onDisabled};
  }
  ${media.forced} {
    & button {
      border-color: transparent;
    }
  }
`;

type Props = {
  readonly value: number;
  readonly onChange: (next: number) => void;
  readonly min?: number;
  readonly max?: number;
  /** Neither button works: the product is blocked, or the cart is being checked [DEC-091]. */
  readonly blocked?: boolean;
  /** At the minimum, minus becomes a bin that calls this. */
  readonly onRemove?: () => void;
  /** What is counted: «Combo Amigos». Part of every name a screen reader says. */
  readonly label: string;
};

export function QuantityStepper({ value, onChange, min = 1, max = Number.POSITIVE_INFINITY, blocked = false, onRemove, label }: Props) {
  const removes = value <= min && onRemove !== undefined;
  return (
    <Box role="group" aria-label={`Cantidad de ${label}`} data-blocked={blocked ? '' : undefined}>
      {removes ? (
        <IconButton label={`Quitar ${label}`} disabled={blocked} onClick={onRemove}>
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton label={`Menos ${label}`} disabled={blocked || value <= min} onClick={() => onChange(Math.max(min, value - 1))}>
          <Minus size={20} aria-hidden="true" />
        </IconButton>
      )}
      <output aria-live="polite">{value}</output>
      <IconButton label={`Más ${label}`} disabled={blocked || value >= max} onClick={() => onChange(Math.min(max, value + 1))}>
        <Plus size={20} aria-hidden="true" />
      </IconButton>
    </Box>
  );
}
