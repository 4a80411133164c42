import { unpackPage, type PackedPage } from '@brasa/shared/composition/packed-page';
import { dataIds, type PageData } from '../composition/page-data.ts';

const read = (id: string): unknown => {
  const element = document.getElementById(id);
  return element?.textContent ? (JSON.parse(element.textContent) as unknown) : null;
};

export function readPageData(): PageData {
  const data = read(dataIds.page);
  if (!data) throw new Error(`The page brought no «${dataIds.page}»: it must come from the shell's server.`);
  return unpackPage<PageData>(data as PackedPage);
}

/** Answers the server already has, as react-query packs them. */
export const readQueryData = (): unknown => read(dataIds.queries);

/** The nonce is readable only as a property of an element that carries it. */
export const readNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
