import { anchored } from '../stores/anchor.ts';
import { createBrowserHistory } from './browser-history.ts';
import type { Action, Location, To } from './location.ts';
import { createMemoryHistory } from './memory-history.ts';

export type HistoryUpdate = { readonly location: Location; readonly action: Action };

export type History = {
  readonly location: Location;
  readonly action: Action;
  /** True while the tab shows the entry it was opened with: there is no page of ours to go back to. */
  readonly isInitialEntry: boolean;
  readonly createHref: (to: To) => string;
  readonly push: (to: To, state?: unknown) => void;
  readonly replace: (to: To, state?: unknown) => void;
  /** Whole entries, backwards when negative. */
  readonly go: (delta: number) => void;
  readonly listen: (listener: (update: HistoryUpdate) => void) => () => void;
};

/** The only writer of the address bar. Every router of every area stands on it. */
export const history: History = anchored('history/1', () => (typeof window === 'undefined' ? createMemoryHistory('/') : createBrowserHistory(window)));

export const navigate = (to: To, { replace = false, state }: { replace?: boolean; state?: unknown } = {}): void =>
  replace ? history.replace(to, state) : history.push(to, state);
