import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { media, theme } from './theme.ts';

/** Stuck to the upper edge; `data-hidden` slides it away on small screens, which have no room to give [NAV-014]. */
export const TopBar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.bar};
  background: ${theme.color.surface};
  box-shadow: 0 1px 0 ${theme.color.line};
  transition: transform ${theme.motion.calm};
  &[data-hidden] {
    transform: translateY(-100%);
  }
  &[data-hidden]:focus-within {
    transform: none;
  }
  ${media.lg} {
    &[data-hidden] {
      transform: none;
    }
  }
  ${media.forced} {
    border-bottom: 1px solid CanvasText;
  }
`;

const Bottom = styled.div`
  position: sticky;
  bottom: var(--bottom-bar-offset, 0px);
  z-index: ${theme.layer.bar};
  display: flex;
  align-items: center;
  gap: ${theme.space.md};
  margin-inline: calc(-1 * ${theme.space.lg});
  padding: ${theme.space.md} ${theme.space.lg};
  padding-bottom: max(${theme.space.md}, env(safe-area-inset-bottom));
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.up};
  ${media.md} {
    position: static;
    margin-inline: 0;
    padding: 0;
    background: none;
    box-shadow: none;
  }
  ${media.forced} {
    border-top: 1px solid CanvasText;
  }
`;

/** Stuck to the lower edge of small screens: the main action of the page. In the flow from `md` up. `data-over-content` keeps toasts off it. */
export const BottomBar = (props: Omit<ComponentProps<'div'>, 'style'>) => <Bottom data-over-content="bar" {...props} />;
