import styled from '@emotion/styled';
import { theme } from '@brasa/shared/ui';
import type { MouseEvent } from 'react';
import { places } from '../composition/page-data.ts';
import { text } from './layout-text.ts';

const Skip = styled.a`
  position: absolute;
  top: -10rem;
  left: ${theme.space.sm};
  z-index: ${theme.layer.popover};
  padding: ${theme.space.md} ${theme.space.lg};
  border-radius: ${theme.radius.md};
  background: ${theme.color.ink};
  color: ${theme.color.onInk};
  font-weight: 700;
  &:focus {
    top: ${theme.space.sm};
  }
`;

function skip(event: MouseEvent): void {
  // The address stays what it is: a fragment would be one more page to go back through.
  event.preventDefault();
  document.getElementById(places.main)?.focus();
}

export const SkipLink = () => (
  <Skip href={`#${places.main}`} onClick={skip}>
    {text.skip}
  </Skip>
);
