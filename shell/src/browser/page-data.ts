import { dataId, type PageData, type PageRemotes, type SentPage } from '../composition/page-data.ts';
import { fetchFile } from './fetch-file.ts';
import { leaveOnce } from './leave-once.ts';

export function readSentPage(): SentPage {
  const json = document.getElementById(dataId)?.textContent;
  if (!json) throw new Error(`The page brought no «${dataId}»: it must come from the shell's server.`);
  return JSON.parse(json) as SentPage;
}

/** Milliseconds after which a file is asked for again that no server has: one may not know the versions of the page yet. */
const retryAfterMs = 2000;

const isUnknown = ({ cause }: Error): boolean => cause === 404;

/**
 * Adds the contents of the page's remotes file, which was requested with the scripts. Versions that no server knows were blocked since the page was
 * made: it is loaded anew. `waitFor` fetches until there is an answer.
 */
export async function addRemotes({ remotesFile, ...page }: SentPage, waitFor: (fetch: () => Promise<void>, hasFailed: boolean) => Promise<void>, leave = leaveOnce): Promise<PageData> {
  let pageRemotes: unknown;
  const fetchRemotes = async (): Promise<void> => {
    pageRemotes = remotesFile && (await fetchFile(remotesFile));
  };
  const retry = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, retryAfterMs)).then(fetchRemotes);
  await fetchRemotes()
    .catch((error: Error) => (isUnknown(error) ? retry() : Promise.reject(error)))
    .catch((error: Error) => {
      const isGone = isUnknown(error);
      if (isGone) leave(remotesFile ?? '');
      return waitFor(fetchRemotes, !isGone);
    });
  return { ...page, ...(pageRemotes as PageRemotes) } as PageData;
}

/** The nonce is readable only as a property of an element that carries it. */
export const readNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
