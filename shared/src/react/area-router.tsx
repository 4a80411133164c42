import type { ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { ComponentProps } from 'react';
import { history } from '../history/history.ts';
import type { Location } from '../history/location.ts';
import { usePlace } from './use-place.ts';

type NavigationType = NonNullable<ComponentProps<typeof Router>['navigationType']>;

type Props = { readonly owns: (pathname: string) => boolean; readonly drawnAt?: Location | undefined; readonly children: ReactNode };

function BrowserRouter({ owns, drawnAt, children }: Props) {
  const { location, action } = usePlace(owns, drawnAt);
  return (
    <Router location={location} navigationType={action as NavigationType} navigator={history}>
      {children}
    </Router>
  );
}

/** A plain router on the one history; on servers, which go nowhere, on the page asked for. */
export const AreaRouter = ({ at, owns, drawnAt, children }: Props & { readonly at: Location | undefined }) =>
  at ? (
    <Router location={at} navigator={history} static>
      {children}
    </Router>
  ) : (
    <BrowserRouter owns={owns} drawnAt={drawnAt}>{children}</BrowserRouter>
  );
