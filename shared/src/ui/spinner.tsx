import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from './theme.ts';

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: 1.25em;
  height: 1.25em;
  border: 0.18em solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
  forced-color-adjust: none;

  &[data-size='lg'] {
    width: 2.75rem;
    height: 2.75rem;
    border-width: 0.3rem;
    color: ${theme.color.primary};
  }
`;

type Props = { readonly size?: 'md' | 'lg'; /** Read aloud; leave out where the text beside it already says it. */ readonly label?: string };

export const Spinner = ({ size = 'md', label }: Props) =>
  label === undefined ? <Ring data-size={size} aria-hidden="true" /> : <Ring data-size={size} role="status" aria-label={label} />;
