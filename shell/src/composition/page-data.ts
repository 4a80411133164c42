import type { Site } from '@brasa/shared/react';
import type { MenuLinks } from './menu-links.ts';
import type { Remote } from './slice.ts';

/** What a page consists of, for the browser. */
export type PageData = {
  readonly remotes: readonly Remote[];
  /** Remotes whose scripts are tags of this page. */
  readonly inlined: readonly string[];
  /** Proves this visit when the browser reports how it went; missing for visitors who are not counted. */
  readonly visit?: string;
  /** URL → hash of the shell’s own scripts. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly title: string;
  /** Addresses of the answers of the api that it was drawn with (`answers.ts`). */
  readonly answers: readonly string[];
  readonly menu: MenuLinks;
  /** Path and query it was made for; another one in the address bar means that it comes from a cache, and stands in. */
  readonly address: string;
  /** Whether a worker may keep pages for the day without a network. */
  readonly offline: boolean;
  /** Of the shell's build. */
  readonly version: string;
  readonly site: Site;
  /** Encryption key of this deployment; empty when the api could not be asked. */
  readonly key: string;
  /** Server clock, epoch milliseconds. */
  readonly now: number;
};

/** What is the same for all pages of the same versions. */
export type PageRemotes = Pick<PageData, 'remotes' | 'integrity'>;

/** What the HTML contains. What is the same for all pages of its versions is a file at this address; where there is none it is in the HTML, too. */
export type SentPage = Omit<PageData, keyof PageRemotes> & Partial<PageRemotes> & { readonly remotesFile?: string };

/** Id of the data element. */
export const dataId = 'page-data';

/** Where things stand in the document. */
export const places = { top: 'shell-top', main: 'contenido', bottom: 'shell-bottom', overlays: 'shell-overlays' } as const;
