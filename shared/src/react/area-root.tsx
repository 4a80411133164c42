import { CacheProvider } from '@emotion/react';
import { QueryClientProvider, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { pageTitle } from '../stores/page-title.ts';
import { AreaRouter } from './area-router.tsx';
import { canHelpItself } from './can-help-itself.ts';
import { PageProvider, ReportProvider, useReport, type Environment } from './environment.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorPage } from './error-page.tsx';
import { RetryCard } from './retry-card.tsx';

function Shown({ tell }: { readonly tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

export type RootProps = {
  readonly environment: Environment;
  readonly remote: string;
  readonly version: string;
  /** A location that is not ours belongs to the area that takes over. */
  readonly owns?: (pathname: string) => boolean;
  /** Drawn while a part of the content is on its way. */
  readonly waiting: ReactNode;
  /** The remote's own sentence for the customer. */
  readonly apology?: string | undefined;
  /** Slots that fail disappear instead of taking room for an apology. */
  readonly silent?: boolean;
  /** The first picture is on the page. */
  readonly onShown?: (() => void) | undefined;
  /** It failed before it showed anything: the shell may have a better version. */
  readonly onStillborn?: ((error: unknown) => void) | undefined;
  readonly children: ReactNode;
};

const everywhere = (): boolean => true;
const nothing = (): void => {};

function Guarded({ environment, waiting, apology, silent = false, onShown = nothing, onStillborn, children }: RootProps) {
  const { pathname } = useLocation();
  const { reset } = useQueryErrorResetBoundary();
  const report = useReport();
  const pageOfQueries = useRef(pathname);
  // A query that failed is asked again only on request, and going to another page is one.
  if (pageOfQueries.current !== pathname) {
    pageOfQueries.current = pathname;
    reset();
  }
  const shown = useRef(false);
  const markShown = useRef(() => {
    shown.current = true;
    onShown();
  }).current;

  const onError = (error: unknown): void => {
    report(error);
    if (!shown.current) onStillborn?.(error);
  };
  const fallback = (error: unknown, retry: () => void): ReactNode => {
    if (silent || (!shown.current && onStillborn)) return null;
    const again = (): void => {
      reset();
      retry();
    };
    return canHelpItself(error) ? <RetryCard title={pageTitle.get()} {...(apology === undefined ? {} : { message: apology })} onRetry={again} /> : <ErrorPage onRetry={again} />;
  };

  return (
    <ErrorBoundary resetKey={pathname} fallback={fallback} onError={onError}>
      <Suspense
        fallback={
          <>
            {waiting}
            <Shown tell={markShown} />
          </>
        }
      >
        {children}
        <Shown tell={markShown} />
        <Shown tell={environment.contentReady} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Around every area and slot, in browsers and on servers alike: styles, data, router, and a boundary of its own. */
export function AreaRoot(props: RootProps) {
  const { environment, remote, version } = props;
  const report = useCallback((error: unknown) => environment.report({ remote, version, phase: 'render', error }), [environment, remote, version]);
  return (
    <CacheProvider value={environment.emotionCache}>
      <QueryClientProvider client={environment.queryClient}>
        <PageProvider value={environment}>
          <ReportProvider value={report}>
            <AreaRouter at={environment.location} owns={props.owns ?? everywhere} drawnAt={environment.drawnAt}>
              <Guarded {...props} />
            </AreaRouter>
          </ReportProvider>
        </PageProvider>
      </QueryClientProvider>
    </CacheProvider>
  );
}
