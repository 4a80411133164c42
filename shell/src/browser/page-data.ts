import { unpackPage, type PackedPage } from '@brasa/shared/composition/packed-page';
import { dataId, type PageData } from '../composition/page-data.ts';

export function readPageData(): PageData {
  const json = document.getElementById(dataId)?.textContent;
  if (!json) throw new Error(`The page brought no «${dataId}»: it must come from the shell's server.`);
  return unpackPage<PageData>(JSON.parse(json) as PackedPage);
}

/** The nonce is readable only as a property of an element that carries it. */
export const readNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
