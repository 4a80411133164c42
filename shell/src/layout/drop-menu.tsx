import styled from '@emotion/styled';
import { media, theme } from '@brasa/shared/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-width: ${theme.touchTarget};
  min-height: ${theme.touchTarget};
  padding: 0 ${theme.space.md};
  border: 0;
  border-radius: ${theme.radius.pill};
  background: none;
  color: inherit;
  font-weight: 600;
  cursor: pointer;
  ${media.hover} {
    &:hover {
      background: ${theme.color.sunken};
    }
  }
`;

const menuWidth = 250;
/** Between the menu and the edge of the window. */
const edge = 24;

/** Below its button, as far as the window allows. */
function placeBelow(button: HTMLElement, panel: HTMLElement): void {
  const rightmost = document.documentElement.clientWidth - menuWidth - edge;
  panel.style.setProperty('--menu-left', `${Math.round(Math.max(edge, Math.min(button.getBoundingClientRect().left, rightmost)))}px`);
}

/** The browser opens it on top of everything and closes it with Escape or a press elsewhere. */
const Panel = styled.div`
  position: fixed;
  inset: 4.75rem auto auto var(--menu-left, 1rem);
  width: ${menuWidth}px;
  margin: 0;
  padding: ${theme.space.sm};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  box-shadow: ${theme.shadow.high};

  & ul {
    padding: 0;
    list-style: none;
  }
  & a,
  & button {
    display: flex;
    align-items: center;
    gap: ${theme.space.md};
    width: 100%;
    min-height: ${theme.touchTarget};
    padding: ${theme.space.sm} ${theme.space.md};
    border: 0;
    border-radius: ${theme.radius.md};
    background: none;
    color: inherit;
    font-weight: 500;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
  }
  ${media.hover} {
    & a:hover,
    & button:hover {
      background: ${theme.color.primarySoft};
      color: ${theme.color.onPrimarySoft};
    }
  }
`;

type Props = {
  readonly label: string;
  /** What the button shows; it names the button, too. */
  readonly face: ReactNode;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
};

/** A button that opens a list of links. Going somewhere closes it. */
export function DropMenu({ label, face, onOpen, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();

  useEffect(() => panel.current?.hidePopover?.(), [pathname, search]);

  const prepare = (newState: string): void => {
    if (newState === 'open' && button.current && panel.current) placeBelow(button.current, panel.current);
  };

  return (
    <>
      <Trigger ref={button} type="button" popoverTarget={id} aria-haspopup="true">
        {face}
      </Trigger>
      <Panel ref={panel} id={id} popover="auto" onBeforeToggle={({ newState }) => prepare(newState)} onToggle={({ newState }) => newState === 'open' && onOpen?.()}>
        <nav aria-label={label}>
          <ul>{children}</ul>
        </nav>
      </Panel>
    </>
  );
}
