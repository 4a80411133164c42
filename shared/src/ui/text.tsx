import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { formatMoney, type Centavos } from '../domain/money.ts';
import { VisuallyHidden } from './layout.tsx';
import { media, theme } from './theme.ts';
import type { SizeName } from './tokens.ts';

const own = (name: string): boolean => !['as', 'size', 'tone', 'weight', 'align', 'clamp'].includes(name);

const headingSize = { 1: '3xl', 2: '2xl', 3: 'xl', 4: 'lg' } as const satisfies Record<number, SizeName>;

const HeadingBox = styled('h2', { shouldForwardProp: own })<{ readonly size: SizeName }>(({ size }) => ({
  fontFamily: theme.font.display,
  fontSize: theme.size[size],
  fontWeight: 800,
  lineHeight: 1.12,
  letterSpacing: '-0.005em',
  textWrap: 'balance',
}));

type HeadingProps = Omit<ComponentProps<'h2'>, 'style'> & {
  /** Where it stands in the outline of the page. */
  readonly level?: 1 | 2 | 3 | 4;
  /** How big it looks; follows the level unless said. */
  readonly size?: SizeName;
};

export const Heading = ({ level = 2, size = headingSize[level], ...rest }: HeadingProps) => <HeadingBox as={`h${level}` as 'h2'} size={size} {...rest} />;

/** The page's name. Below `lg` the header already shows it: there it is for screen readers only, and the content is higher up. */
export const PageHeading = styled(Heading)({
  '&:focus': { outline: 'none' },
  [media.mobile]: { position: 'absolute', width: 1, height: 1, margin: -1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
});

type TextLook = {
  readonly size?: SizeName;
  readonly tone?: 'normal' | 'soft' | 'primary' | 'danger' | 'success' | 'inherit';
  readonly weight?: 400 | 500 | 600 | 700 | 800;
  readonly align?: 'left' | 'center' | 'right';
  /** At most this many lines, then an ellipsis. */
  readonly clamp?: number;
};

const toneColor = {
  normal: theme.color.ink,
  soft: theme.color.inkSoft,
  primary: theme.color.primary,
  danger: theme.color.danger,
  success: theme.color.success,
  inherit: 'inherit',
} as const;

export const Text = styled('p', { shouldForwardProp: own })<TextLook>(({ size = 'md', tone = 'normal', weight, align, clamp }) => ({
  margin: 0,
  color: toneColor[tone],
  fontSize: theme.size[size],
  fontWeight: weight,
  textAlign: align,
  textWrap: 'pretty',
  ...(clamp === undefined ? {} : { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: clamp, overflow: 'hidden' }),
}));

const PriceBox = styled.span`
  display: inline-flex;
  align-items: baseline;
  flex-wrap: wrap;
  column-gap: 0.35em;
  color: ${theme.color.ink};
  font-variant-numeric: tabular-nums;
  font-weight: 800;
  line-height: 1.2;
  white-space: nowrap;

  &[data-size='md'] {
    font-size: ${theme.size.lg};
  }
  &[data-size='lg'] {
    font-size: ${theme.size['2xl']};
  }
  & > small {
    color: ${theme.color.inkSoft};
    font-size: 0.75em;
    font-weight: 500;
  }
  & > s {
    color: ${theme.color.inkSoft};
    font-size: 0.8em;
    font-weight: 500;
  }
`;

type PriceProps = {
  readonly amount: Centavos;
  /** Said before the amount, «Desde» for instance. */
  readonly prefix?: ReactNode;
  /** The price before a discount, struck through where there is one. */
  readonly before?: Centavos;
  readonly symbol?: string;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly className?: string;
};

export const Price = ({ amount, prefix, before, symbol = 'Q', size = 'md', className }: PriceProps) => (
  <PriceBox data-size={size} className={className}>
    {prefix !== undefined && prefix !== '' && <small>{prefix} </small>}
    {before !== undefined && before > amount && (
      <>
        <VisuallyHidden>Antes </VisuallyHidden>
        <s>{formatMoney(before, symbol)}</s>
        <VisuallyHidden> ahora </VisuallyHidden>
      </>
    )}
    <span>{formatMoney(amount, symbol)}</span>
  </PriceBox>
);
