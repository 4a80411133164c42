import { dataId, type PageData, type PageRemotes, type SentPage } from '../composition/page-data.ts';
import { fetchFile } from './fetch-file.ts';
import { leaveOnce } from './leave-once.ts';

export function readSentPage(): SentPage {
  const json = document.getElementById(dataId)?.textContent;
  if (!json) throw new Error(`The page brought no «${dataId}»: it must come from the shell's server.`);
  return JSON.parse(json) as SentPage;
}

/** Milliseconds after which a file is asked for again that no server has: one may not have heard yet of the versions of the page. */
const hearsWithinMs = 2000;

const isUnknown = ({ cause }: Error): boolean => cause === 404;

/**
 * With what its file says of its remotes, which was asked for with the scripts. Versions that no server knows were blocked since the page was made: it is
 * loaded anew. `waitFor` asks until there is an answer.
 */
export async function wholePage({ remotesFile, ...page }: SentPage, waitFor: (ask: () => Promise<void>, hasFailed: boolean) => Promise<void>, leave = leaveOnce): Promise<PageData> {
  let said: unknown;
  const ask = async (): Promise<void> => {
    said = remotesFile && (await fetchFile(remotesFile));
  };
  const askLater = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, hearsWithinMs)).then(ask);
  await ask()
    .catch((error: Error) => (isUnknown(error) ? askLater() : Promise.reject(error)))
    .catch((error: Error) => {
      const isGone = isUnknown(error);
      if (isGone) leave(remotesFile ?? '');
      return waitFor(ask, !isGone);
    });
  return { ...page, ...(said as PageRemotes) } as PageData;
}

/** The nonce is readable only as a property of an element that carries it. */
export const readNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
