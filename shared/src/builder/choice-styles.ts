import { css } from '@emotion/react';
import { media, theme } from '@brasa/shared/ui';

/** The control itself lies unseen over the whole label, so that it is what is pressed, focused and named. */
export const coveredInput = css`
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    /* Above pictures, which are positioned. */
    z-index: 1;
    opacity: 0;
    cursor: inherit;
  }
`;

/** A label that is on, focused or not to be had. */
export const choiceStates = css`
  ${coveredInput}
  position: relative;
  cursor: pointer;
  user-select: none;
  touch-action: manipulation;
  &:has(input:checked) {
    border-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
    color: ${theme.color.onPrimarySoft};
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  &:has(input:disabled) {
    border-color: transparent;
    background: ${theme.color.disabled};
    color: ${theme.color.onDisabled};
    cursor: not-allowed;
  }
  ${media.hover} {
    &:hover:not(:has(input:is(:checked, :disabled))) {
      border-color: ${theme.color.lineStrong};
    }
  }
  ${media.forced} {
    &:has(input:checked) {
      border-color: Highlight;
      outline: 2px solid Highlight;
    }
  }
`;

export const plainFieldset = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    margin-bottom: ${theme.space.sm};
    font-weight: 700;
  }
`;
