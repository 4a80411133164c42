import { createElement, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isRetryable } from './is-retryable.ts';
import { useReport } from './environment.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ArrivalSuspense, lazyScreen } from './lazy-screen.tsx';
import { RetryCard } from './retry-card.tsx';
import { useWhenBack } from './use-when-back.ts';

type Look = {
  /** Drawn while it is on its way. */
  readonly waiting?: ReactNode;
  /** What the customer reads when it did not arrive. Without a sentence nothing stands in for it. */
  readonly apology?: string;
};

/** Asks again by itself as soon as the network is back; the boundary does on the next page. */
function Unseen({ onRetry }: { readonly onRetry: () => void }) {
  useWhenBack(onRetry);
  return null;
}

/**
 * A part of a screen in a chunk of its own. When it does not arrive only this part is missing, the rest stays as it is; it is
 * asked for again on request, when the network is back, on the next page, and each time it comes anew. A crash inside costs
 * no more than that either, and is told.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, { waiting = null, apology }: Look = {}): ComponentType<Props> {
  const Part = lazyScreen(load);
  const missing = (error: unknown, retry: () => void): ReactNode => {
    if (apology === undefined) return <Unseen onRetry={retry} />;
    return isRetryable(error) ? <RetryCard message={apology} onRetry={retry} /> : <RetryCard onRetry={retry} />;
  };
  return function LazyPart(props: Props) {
    const { pathname } = useLocation();
    const report = useReport();
    const tell = (error: unknown): void => {
      if (!isRetryable(error)) report(error);
    };
    return (
      <ErrorBoundary resetKey={pathname} fallback={missing} onError={tell}>
        <ArrivalSuspense fallback={waiting}>{createElement(Part, props)}</ArrivalSuspense>
      </ErrorBoundary>
    );
  };
}
