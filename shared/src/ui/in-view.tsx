import { useEffect, useRef, type ReactNode } from 'react';

type Props = {
  /** What is said now; another value is something new. */
  readonly of: unknown;
  readonly children: ReactNode;
};

/** What answers a press is brought before the eyes, wherever the button was pressed: the bar of small screens covers the place where it stands. */
export function InView({ of, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (of) place.current?.scrollIntoView?.({ block: 'nearest', behavior: 'auto' });
  }, [of]);
  // Clear of the bars at the edges of the window, and of the toast above the lower one.
  return (
    <div ref={place} css={{ scrollMarginBlock: '6rem 11rem' }}>
      {children}
    </div>
  );
}
