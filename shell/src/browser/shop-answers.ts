import { deserialize } from '@brasa/shared/queries/transfer';
import { catalogQuery, deliverCatalog, geographyQuery, imagesQuery } from '@brasa/shared/runtime';
import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';
import { answerName } from '../composition/answers.ts';
import type { PageData } from '../composition/page-data.ts';

/** Milliseconds. A page that is older was kept: its answers are shown, and asked for again as soon as that is possible. */
const youngMs = 5 * 60_000;

/** Of one answer of the api. */
type Query = { readonly queryKey: QueryKey; readonly queryFn?: unknown };

const queries: Readonly<Record<string, Query>> = { catalog: catalogQuery, geography: geographyQuery, images: imagesQuery };

/** Without a network the worker's copy; without a secure address there are no copies. */
async function fetchFile(url: string): Promise<unknown> {
  const answer = await fetch(url).catch(() => globalThis.caches?.match(url));
  if (!answer?.ok) throw new Error(`${url} cannot be had.`);
  return deserialize(await answer.json());
}

/** Into the page's data client: the file, else what the api answers. True when it is the file. */
async function take(client: QueryClient, url: string, isYoung: boolean): Promise<boolean> {
  const query = queries[answerName(url)];
  if (!query) return false;
  let isFirst = true;
  let isFile = false;
  const queryFn: QueryFunction = async (context) => {
    const askApi = query.queryFn as QueryFunction;
    if (!isFirst) return askApi(context);
    isFirst = false;
    try {
      const data = await fetchFile(url);
      isFile = true;
      return data;
    } catch {
      return askApi(context);
    }
  };
  // Whoever reads the answer meanwhile waits for this one. Only without a menu there is no shop: it alone is asked for more than once.
  const isMenu = query === catalogQuery;
  try {
    const data = await client.fetchQuery({ ...query, queryFn, networkMode: 'always', ...(isMenu ? {} : { retry: false }) });
    if (isFile && !isYoung) client.setQueryData(query.queryKey, data, { updatedAt: 1 });
    return isFile;
  } catch {
    return false;
  }
}

/**
 * The answers of the api that the server drew the page with. Resolves, always, when each is there or cannot be had: true when all of them
 * are what the page was drawn with, so that its views can be taken over.
 */
export async function takeAnswers({ answers, now: sentAt }: Pick<PageData, 'answers' | 'now'>, client: QueryClient): Promise<boolean> {
  const isYoung = Math.abs(Date.now() - sentAt) < youngMs;
  const taken = await Promise.all(answers.map((url) => take(client, url, isYoung)));
  const catalog = client.getQueryData(catalogQuery.queryKey);
  if (catalog) deliverCatalog(catalog);
  return taken.every(Boolean);
}
