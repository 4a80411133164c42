import { Suspense, createElement, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { RetryCard } from './retry-card.tsx';
import { useWhenBack } from './use-when-back.ts';

type Look = {
  /** Drawn while it is on its way. */
  readonly waiting?: ReactNode;
  /** What the customer reads when it did not arrive. Without a sentence nothing stands in for it. */
  readonly apology?: string;
};

/** Asks again by itself as soon as the network is back. */
function Unseen({ onRetry }: { readonly onRetry: () => void }) {
  useWhenBack(onRetry);
  return null;
}

/**
 * A part of a screen in a chunk of its own. When it does not arrive only this part is missing, the rest stays as it is;
 * it is asked for again on request and when the network is back.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, { waiting = null, apology }: Look = {}): ComponentType<Props> {
  const Part = lazyScreen(load);
  const missing = (_: unknown, retry: () => void): ReactNode => (apology === undefined ? <Unseen onRetry={retry} /> : <RetryCard message={apology} onRetry={retry} />);
  return function LazyPart(props: Props) {
    return (
      <ErrorBoundary fallback={missing}>
        <Suspense fallback={waiting}>{createElement(Part, props)}</Suspense>
      </ErrorBoundary>
    );
  };
}
