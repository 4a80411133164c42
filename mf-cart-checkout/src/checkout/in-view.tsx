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
    if (of) place.current?.scrollIntoView?.({ block: 'center', behavior: 'auto' });
  }, [of]);
  return <div ref={place}>{children}</div>;
}
