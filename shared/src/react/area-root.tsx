import { CacheProvider } from '@emotion/react';
import { QueryClientProvider, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { pageTitle } from '../stores/page-title.ts';
import { AreaRouter } from './area-router.tsx';
import { isRetryable } from './is-retryable.ts';
import { PageProvider, ReportProvider, useReport, type Environment } from './environment.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorPage } from './error-page.tsx';
import { ArrivalSuspense } from './lazy-screen.tsx';
import { RetryCard } from './retry-card.tsx';
import type { Trial } from './trial.ts';

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
  /** As long as it is on trial its failures are the shell's business: there may be a better version. */
  readonly trial?: Trial | undefined;
  readonly children: ReactNode;
};

/** An answer of the api is no version's fault; a chunk that cannot be had may be there in another version. */
const isOfVersion = (error: unknown): boolean =>
  !isRetryable(error) || (error instanceof Error && error.name === 'ChunkLoadError');

const everywhere = (): boolean => true;
const nothing = (): void => {};

function Guarded({
  environment,
  waiting,
  apology,
  silent = false,
  onShown = nothing,
  trial,
  children,
}: RootProps) {
  const { pathname } = useLocation();
  const { reset } = useQueryErrorResetBoundary();
  const report = useReport();
  const pageOfQueries = useRef(pathname);
  // A query that failed is asked again only on request, and going to another page is one.
  if (pageOfQueries.current !== pathname) {
    pageOfQueries.current = pathname;
    reset();
  }
  const shown = useRef(onShown).current;
  const drawn = useRef(() => {
    environment.contentReady();
    trial?.drawn();
  }).current;
  const standsIn = useRef(() => {
    onShown();
    trial?.drawn();
  }).current;

  const onError = (error: unknown): void => {
    report(error);
    if (isOfVersion(error)) trial?.failed(error);
  };
  const fallback = (error: unknown, retry: () => void): ReactNode => {
    if (isOfVersion(error) && trial?.takesOver()) return null;
    if (silent) return <Shown tell={standsIn} />;
    const again = (): void => {
      reset();
      retry();
    };
    return (
      <>
        {isRetryable(error) ? (
          <RetryCard
            title={pageTitle.get()}
            {...(apology === undefined ? {} : { message: apology })}
            onRetry={again}
          />
        ) : (
          <ErrorPage onRetry={again} />
        )}
        <Shown tell={standsIn} />
      </>
    );
  };

  return (
    <ErrorBoundary resetKey={pathname} fallback={fallback} onError={onError}>
      <ArrivalSuspense
        fallback={
          <>
            {waiting}
            <Shown tell={shown} />
          </>
        }
      >
        {children}
        {/* First: what was pressed early is replayed once it is shown, and counts as use. */}
        <Shown tell={drawn} />
        <Shown tell={shown} />
      </ArrivalSuspense>
    </ErrorBoundary>
  );
}

/**
 * Around every area and slot, in browsers and on servers alike: styles, data, router, and a boundary of its
 * own.
 */
export function AreaRoot(props: RootProps) {
  const { environment, remote, version } = props;
  const report = useCallback(
    (error: unknown) => environment.report({ remote, version, phase: 'render', error }),
    [environment, remote, version],
  );
  return (
    <CacheProvider value={environment.emotionCache}>
      <QueryClientProvider client={environment.queryClient}>
        <PageProvider value={environment}>
          <ReportProvider value={report}>
            <AreaRouter
              at={environment.location}
              owns={props.owns ?? everywhere}
              drawnAt={environment.drawnAt}
            >
              <Guarded {...props} />
            </AreaRouter>
          </ReportProvider>
        </PageProvider>
      </QueryClientProvider>
    </CacheProvider>
  );
}
