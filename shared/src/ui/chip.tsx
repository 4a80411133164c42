import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, NavLink, type NavLinkProps } from 'react-router-dom';
import { media, theme } from './theme.ts';

const chipStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  gap: ${theme.space.sm};
  min-height: ${theme.touchTarget};
  padding: 0.375rem 1.125rem;
  border: 1.5px solid ${theme.color.line};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  touch-action: manipulation;
  transition:
    background-color ${theme.motion.quick},
    border-color ${theme.motion.quick};

  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${theme.color.lineStrong};
      background: ${theme.color.sunken};
    }
  }
  &[aria-pressed='true'],
  &[aria-current='page'],
  &[aria-current='true'] {
    border-color: ${theme.color.ink};
    background: ${theme.color.ink};
    color: ${theme.color.onInk};
  }
  &:disabled {
    background: ${theme.color.disabled};
    color: ${theme.color.onDisabled};
    cursor: not-allowed;
  }
  ${media.forced} {
    &[aria-pressed='true'],
    &[aria-current='page'],
    &[aria-current='true'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

const ChipButton = styled.button(chipStyles);
const ChipNavLink = styled(NavLink)(chipStyles);
const ChipPlainLink = styled(Link)(chipStyles);

export type ChipProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> & {
  /** Leave out for a chip that only acts and is never «on». */
  readonly selected?: boolean;
};

export const Chip = ({ selected, type = 'button', ...rest }: ChipProps) => <ChipButton {...rest} type={type} aria-pressed={selected} />;

type ChipLinkProps = Omit<NavLinkProps, 'style' | 'className' | 'children' | 'end'> & {
  readonly children: ReactNode;
  /** For pages that have more than one address. */
  readonly current?: boolean;
  readonly end?: boolean;
};

/** Marks itself when it leads to the page one is on, unless it is told. */
export const ChipLink = ({ current, end, ...rest }: ChipLinkProps) =>
  current === undefined ? <ChipNavLink {...rest} end={end} /> : <ChipPlainLink {...rest} aria-current={current ? 'page' : undefined} />;
