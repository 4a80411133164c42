import styled from '@emotion/styled';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Children, useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { media, theme, wideQuery } from './theme.ts';
import { useDragScroll } from './use-drag-scroll.ts';

const Box = styled.div`
  position: relative;
  min-width: 0;
`;
const List = styled.ul`
  display: flex;
  gap: ${theme.space.md};
  /* Room for focus rings and shadows inside the clipped edge. */
  margin: -0.5rem calc(-1 * ${theme.space.lg});
  padding: 0.5rem ${theme.space.lg};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${theme.space.lg};
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  list-style: none;

  & > li {
    flex: none;
    scroll-snap-align: start;
  }
  &[data-dragging] {
    cursor: grabbing;
    scroll-snap-type: none;
    user-select: none;
  }
  &[data-dragging] > li {
    pointer-events: none;
  }
  ${media.md} {
    margin-inline: calc(-1 * ${theme.space['2xl']});
    padding-inline: ${theme.space['2xl']};
    scroll-padding-inline: ${theme.space['2xl']};
  }
`;
const Arrow = styled(IconButton)`
  position: absolute;
  top: 50%;
  display: none;
  z-index: ${theme.layer.raised};
  translate: 0 -50%;
  @media (hover: hover) and ${wideQuery} {
    display: inline-grid;
  }
  [data-at~='start'] > &[data-side='left'],
  [data-at~='end'] > &[data-side='right'] {
    display: none;
  }
  &[data-side='left'] {
    left: -1.375rem;
  }
  &[data-side='right'] {
    right: -1.375rem;
  }
`;

type Props = { readonly label: string; /** Buttons for mice; off for short rows of chips. */ readonly arrows?: boolean; readonly children: ReactNode };

/** A row wider than the screen: fingers swipe it, a mouse drags it, keyboards move through what is inside. */
export function HorizontalScroller({ label, arrows = false, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const list = useDragScroll<HTMLUListElement>();

  useEffect(() => {
    const row = list.current;
    if (!arrows || !row) return;
    const look = () => {
      const end = row.scrollLeft + row.clientWidth >= row.scrollWidth - 2;
      box.current?.setAttribute('data-at', [row.scrollLeft < 2 && 'start', end && 'end'].filter(Boolean).join(' '));
    };
    look();
    row.addEventListener('scroll', look, { passive: true });
    return () => row.removeEventListener('scroll', look);
  }, [arrows, list]);

  const page = (direction: 1 | -1) => list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.8, behavior: 'smooth' });
  return (
    <Box ref={box} data-at="start">
      <List ref={list} aria-label={label}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </List>
      {arrows && (
        <>
          <Arrow label="Anteriores" variant="raised" tabIndex={-1} data-side="left" onClick={() => page(-1)}>
            <ChevronLeft aria-hidden="true" />
          </Arrow>
          <Arrow label="Siguientes" variant="raised" tabIndex={-1} data-side="right" onClick={() => page(1)}>
            <ChevronRight aria-hidden="true" />
          </Arrow>
        </>
      )}
    </Box>
  );
}
