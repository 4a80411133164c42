import { css } from '@emotion/react';
import { media, theme } from './theme.ts';

/** Shared by Button and ButtonLink; the look is chosen by data attributes so that the rule is one. */
export const buttonStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.sm};
  min-height: ${theme.touchTarget};
  padding: 0.5rem 1.25rem;
  border: 2px solid transparent;
  border-radius: ${theme.radius.pill};
  background: none;
  color: ${theme.color.ink};
  font-weight: 700;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  touch-action: manipulation;
  transition:
    background-color ${theme.motion.quick},
    border-color ${theme.motion.quick},
    transform ${theme.motion.quick};

  &[data-size='lg'] {
    min-height: 52px;
    padding: 12px 28px;
    font-size: ${theme.size.lg};
  }
  &[data-full] {
    width: 100%;
  }
  &:active:not([aria-disabled='true'], :disabled) {
    transform: scale(0.98);
  }

  &[data-variant='primary'] {
    background: ${theme.color.primary};
    color: ${theme.color.onPrimary};
  }
  &[data-variant='secondary'] {
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.surface};
  }
  &[data-variant='ghost'] {
    color: ${theme.color.primary};
  }
  &[data-variant='danger'] {
    background: ${theme.color.danger};
    color: ${theme.color.onDanger};
  }

  ${media.hover} {
    &[data-variant='primary']:hover {
      background: ${theme.color.primaryHover};
    }
    &[data-variant='secondary']:hover {
      border-color: ${theme.color.ink};
      background: ${theme.color.sunken};
    }
    &[data-variant='ghost']:hover {
      background: ${theme.color.primarySoft};
      color: ${theme.color.onPrimarySoft};
    }
    &[data-variant='danger']:hover {
      background: ${theme.color.dangerHover};
    }
  }

  &[data-variant]:disabled,
  &[data-variant][aria-disabled='true']:not([data-loading]) {
    border-color: transparent;
    background: ${theme.color.disabled};
    color: ${theme.color.onDisabled};
    cursor: not-allowed;
  }
  &[data-variant='ghost']:disabled,
  &[data-variant='ghost'][aria-disabled='true']:not([data-loading]) {
    background: none;
  }
  &[data-loading] {
    cursor: progress;
  }

  ${media.forced} {
    border-color: ButtonText;
    &:disabled,
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** Text boxes: 16 px type so that phones do not zoom, an edge of 3:1, the error said by colour, weight and text. */
export const inputStyles = css`
  width: 100%;
  min-height: 3rem;
  padding: 0.625rem 0.875rem;
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  font-size: 1rem;
  line-height: 1.4;
  transition:
    border-color ${theme.motion.quick},
    box-shadow ${theme.motion.quick};

  &::placeholder {
    color: ${theme.color.inkSoft};
    opacity: 1;
  }
  &:focus-visible {
    border-color: ${theme.color.focus};
    outline: 2px solid ${theme.color.focus};
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
    box-shadow: inset 0 0 0 1px ${theme.color.danger};
  }
  &:disabled {
    border-color: ${theme.color.line};
    background: ${theme.color.disabled};
    color: ${theme.color.onDisabled};
    cursor: not-allowed;
  }
  &[readonly] {
    background: ${theme.color.sunken};
  }
`;
