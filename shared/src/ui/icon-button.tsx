import styled from '@emotion/styled';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { media, theme } from './theme.ts';

const Round = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${theme.touchTarget};
  height: ${theme.touchTarget};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.pill};
  background: none;
  color: inherit;
  cursor: pointer;
  touch-action: manipulation;
  transition: background-color ${theme.motion.quick};

  &[data-variant='soft'] {
    background: ${theme.color.sunken};
  }
  &[data-variant='solid'] {
    background: ${theme.color.primary};
    color: ${theme.color.onPrimary};
  }
  &[data-variant='raised'] {
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    box-shadow: ${theme.shadow.mid};
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      background: color-mix(in srgb, currentColor 10%, transparent);
    }
    &[data-variant='soft']:hover:not(:disabled),
    &[data-variant='raised']:hover:not(:disabled) {
      background: ${theme.color.primarySoft};
    }
    &[data-variant='solid']:hover:not(:disabled) {
      background: ${theme.color.primaryHover};
    }
  }
  &:disabled {
    background: none;
    color: ${theme.color.onDisabled};
    opacity: 0.6;
    cursor: not-allowed;
  }
  ${media.forced} {
    border: 1px solid ButtonText;
  }
`;

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'aria-label'> & {
  /** What it does, in words: the accessible name. */
  readonly label: string;
  readonly variant?: 'plain' | 'soft' | 'solid' | 'raised';
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
};

export const IconButton = ({ label, variant = 'plain', type = 'button', children, ...rest }: IconButtonProps) => (
  <Round {...rest} type={type} data-variant={variant} aria-label={label} title={rest.title ?? label}>
    {children}
  </Round>
);
