import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useStore } from '@brasa/shared/react';
import { pendingCalls } from '@brasa/shared/runtime';
import { theme } from '@brasa/shared/ui';
import { useEffect, useState } from 'react';
import { text } from './layout-text.ts';

/** Milliseconds; what is faster needs no announcement. */
const noticeable = 300;

const slide = keyframes`from { transform: translateX(-100%); } to { transform: translateX(400%); }`;

const Line = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 3px;
  overflow: hidden;
  &::after {
    content: '';
    display: block;
    width: 25%;
    height: 100%;
    background: ${theme.color.primary};
    animation: ${slide} 1.1s linear infinite;
  }
`;

/** Something the customer waits for is under way. */
export function LoadingLine() {
  const waiting = useStore(pendingCalls) > 0;
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!waiting) return setShown(false);
    const timer = setTimeout(() => setShown(true), noticeable);
    return () => clearTimeout(timer);
  }, [waiting]);

  return shown ? <Line role="progressbar" aria-label={text.loading} /> : null;
}
