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

/** The browser opens it on top of everything and closes it with Escape or a press elsewhere. */
const Panel = styled.div`
  position: fixed;
  inset: 4.75rem max(1.5rem, calc((100vw - 80rem) / 2 + 2rem)) auto auto;
  min-width: 15rem;
  margin: 0;
  padding: ${theme.space.sm};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  box-shadow: ${theme.shadow.high};
  /* Below its button, where the browser knows which that is. */
  @supports (position-area: block-end span-inline-end) {
    inset: auto;
    margin-block-start: ${theme.space.xs};
    position-area: block-end span-inline-end;
    position-try-fallbacks: flip-inline;
  }

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
  const panel = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();

  useEffect(() => panel.current?.hidePopover?.(), [pathname, search]);

  return (
    <>
      <Trigger type="button" popoverTarget={id} aria-haspopup="true">
        {face}
      </Trigger>
      <Panel ref={panel} id={id} popover="auto" onToggle={({ newState }) => newState === 'open' && onOpen?.()}>
        <nav aria-label={label}>
          <ul>{children}</ul>
        </nav>
      </Panel>
    </>
  );
}
