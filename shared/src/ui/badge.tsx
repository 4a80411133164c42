import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media, theme } from './theme.ts';

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  min-height: 1.5rem;
  padding: 0.125rem 0.625rem;
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  font-size: ${theme.size.xs};
  font-weight: 700;
  line-height: 1.2;
  white-space: nowrap;

  &[data-tone='neutral'] {
    background: ${theme.color.sunken};
    color: ${theme.color.ink};
  }
  &[data-tone='primary'] {
    background: ${theme.color.primary};
    color: ${theme.color.onPrimary};
  }
  &[data-tone='new'] {
    background: ${theme.color.huipil};
    color: ${theme.color.onHuipil};
  }
  &[data-tone='promo'] {
    background: ${theme.color.maize};
    color: ${theme.color.onMaize};
  }
  &[data-tone='success'] {
    background: ${theme.color.successSoft};
    color: ${theme.color.onSuccessSoft};
  }
  &[data-tone='warning'] {
    background: ${theme.color.warningSoft};
    color: ${theme.color.onWarningSoft};
  }
  &[data-tone='danger'] {
    background: ${theme.color.dangerSoft};
    color: ${theme.color.onDangerSoft};
  }
  &[data-tone='info'] {
    background: ${theme.color.infoSoft};
    color: ${theme.color.onInfoSoft};
  }
  ${media.forced} {
    border-color: currentColor;
  }
`;

export type BadgeTone = 'neutral' | 'primary' | 'new' | 'promo' | 'success' | 'warning' | 'danger' | 'info';

type Props = { readonly tone?: BadgeTone; readonly children: ReactNode; readonly className?: string };

export const Badge = ({ tone = 'neutral', children, className }: Props) => (
  <Pill data-tone={tone} className={className}>
    {children}
  </Pill>
);

/** Icons do not grow with the letters of the browser, and what is told of one must not hide it. */
const Round = styled(Pill)`
  justify-content: center;
  min-width: 1.7em;
  min-height: 1.7em;
  padding: 0 0.35em;
  font-size: min(${theme.size.xs}, 15px);
  font-variant-numeric: tabular-nums;
`;

/** A number on top of an icon; the icon's own name should say it too. */
export const CountBadge = ({ count, max = 99 }: { readonly count: number; readonly max?: number }) => (
  <Round data-tone="primary">{count > max ? `${max}+` : count}</Round>
);
