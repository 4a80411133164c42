import type { EmotionCache } from '@emotion/react';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Location } from '../history/location.ts';
import { pageTitle } from '../stores/page-title.ts';
import { defaultSite, type Site } from './site.ts';

/** Something went wrong inside a root; `recoverable` is what React repaired by itself. */
export type Failure = { readonly remote: string; readonly version: string; readonly phase: 'render' | 'uncaught' | 'recoverable'; readonly error: unknown };

export type SlotProps = Readonly<Record<string, unknown>>;

/** What any screen may ask of the page it is on. */
export type Page = {
  /** Where the customer is, on servers; browsers follow the one history. */
  readonly location?: Location;
  readonly site: Site;
  /** For libraries that write styles of their own. */
  readonly nonce: string;
  readonly setTitle: (title: string) => void;
  readonly contentReady: () => void;
  /** Shows what fills a place of this name; answers how to take it away. */
  readonly mountSlot: (name: string, element: HTMLElement, props: SlotProps) => () => void;
};

/** What the shell gives to everything that draws on its page. */
export type Environment = Page & {
  readonly emotionCache: EmotionCache;
  readonly queryClient: QueryClient;
  /** Where the server thought the customer was, in browsers that take over its page. */
  readonly drawnAt?: Location;
  readonly report: (failure: Failure) => void;
};

/** A screen alone, as in tests: it can name itself, and nobody fills its places. */
const alone: Page = { site: defaultSite, nonce: '', setTitle: pageTitle.set, contentReady: () => {}, mountSlot: () => () => {} };

const PageContext = createContext<Page>(alone);
export const PageProvider = PageContext.Provider;
export const usePage = (): Page => useContext(PageContext);

const ReportContext = createContext<(error: unknown) => void>(() => {});
export const ReportProvider = ReportContext.Provider;

/** Tells what failed while the area or slot around was drawn. */
export const useReport = (): ((error: unknown) => void) => useContext(ReportContext);

/** Name, phone and links of the shop, and the features its owner switched on. */
export const useSite = (): Site => usePage().site;
