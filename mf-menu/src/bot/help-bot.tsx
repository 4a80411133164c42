import { useCartCount } from '@brasa/shared/react';
import { theme } from '@brasa/shared/ui';
import { Pizza } from '@brasa/shared/ui/icons';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isBotVisible } from './bot-rules.ts';
import { mayShow, sendAway } from './bot-storage.ts';
import { BotSheet } from './bot-sheet.tsx';
import { botText } from './bot-text.ts';
import { useFloating } from './use-floating.ts';

const Round = styled.button`
  position: fixed;
  top: 0;
  left: 0;
  z-index: ${theme.layer.bar};
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  padding: 0;
  border: 3px solid ${theme.color.surface};
  border-radius: 50%;
  background: ${theme.color.maize};
  color: ${theme.color.onMaize};
  box-shadow: ${theme.shadow.mid};
  cursor: grab;
  touch-action: none;
  user-select: none;
  transition: translate ${theme.motion.calm};
  &:active {
    cursor: grabbing;
    transition: none;
  }
`;

const widthNow = (): number => document.documentElement.clientWidth;

/** Known only in a browser: nothing is drawn before. */
function useWidth(): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const measure = () => setWidth(widthNow());
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return width;
}

/** Help that floats over home on small screens [BOT-001]. */
export function HelpBot() {
  const width = useWidth();
  const { pathname } = useLocation();
  const itemCount = useCartCount();
  const [sentAway, setSentAway] = useState(false);
  const isVisible = !sentAway && isBotVisible({ width, pathname, itemCount, mayShow: Number.isFinite(width) && mayShow() });
  const hide = () => {
    sendAway();
    setSentAway(true);
  };
  return isVisible ? <Floating hasOrder={itemCount > 0} onHide={hide} /> : null;
}

function Floating({ hasOrder, onHide }: { readonly hasOrder: boolean; readonly onHide: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const floating = useFloating({ isOpen, hasOrder, onPress: () => setOpen(true) });
  return (
    <>
      <Round {...floating} type="button" aria-label={botText.open} aria-haspopup="dialog">
        <Pizza size={32} aria-hidden="true" />
      </Round>
      <BotSheet open={isOpen} onClose={() => setOpen(false)} onHide={onHide} />
    </>
  );
}
