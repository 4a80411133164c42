import { deserialize, serialize } from '@brasa/shared/queries/transfer';
import { catalogQuery, configureHttp, deliverCatalog, geographyQuery, imagesQuery } from '@brasa/shared/runtime';
import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';
import { answerName, answerUrl } from '../composition/answers.ts';
import type { PageData } from '../composition/page-data.ts';
import { fetchFile } from './fetch-file.ts';
import { fetchWithProgress, withIdleTimeout } from './idle-timeout.ts';

/** Milliseconds. A page that is older was kept: its answers are shown, and asked for again as soon as that is possible. */
const youngMs = 5 * 60_000;

/** Of one answer of the api. */
type Query = { readonly queryKey: QueryKey; readonly queryFn?: unknown };

const queries: Readonly<Record<string, Query>> = { catalog: catalogQuery, geography: geographyQuery, images: imagesQuery };

/** Milliseconds that the menu waits for the other answers once it is there itself. */
const othersTimeoutMs = 2000;

/** What the api answers; rejects when nothing arrives, or too slowly. A reader that no longer waits for it ends it. */
const fromApi =
  ({ queryFn }: Query): QueryFunction =>
  (context) =>
    withIdleTimeout(async (signal) => (queryFn as QueryFunction)({ ...context, signal }), context.signal);

/** The menu as the api has it; rejects when it does not come. */
export const askForMenu = (client: QueryClient): Promise<unknown> => client.fetchQuery({ ...catalogQuery, queryFn: fromApi(catalogQuery) as typeof catalogQuery.queryFn });


/** Into the page's data client: the file, else what the api answers. True when it is the file. */
async function take(client: QueryClient, url: string, isYoung: boolean): Promise<boolean> {
  const query = queries[answerName(url)];
  if (!query) return false;
  let isFirst = true;
  let isFile = false;
  const queryFn: QueryFunction = async (context) => {
    if (isFirst) {
      isFirst = false;
      try {
        const data = deserialize(await fetchFile(url));
        isFile = true;
        return data;
      } catch {
        // The api knows it too.
      }
    }
    return fromApi(query)(context);
  };
  try {
    // Whoever reads the answer meanwhile waits for this one.
    const data = await client.fetchQuery({ ...query, queryFn, networkMode: 'always' });
    if (isFile && !isYoung) client.setQueryData(query.queryKey, data, { updatedAt: 1 });
    return isFile;
  } catch {
    return false;
  }
}

/**
 * The answers of the api that the server drew the page with. Resolves, always, when the menu is there or cannot be had, and the others are or
 * are late: true when all of them are what the page was drawn with, so that its views can be taken over. From now on a question to the api is
 * waited for while parts of its answer arrive.
 */
export async function takeAnswers({ answers, now: sentAt }: Pick<PageData, 'answers' | 'now'>, client: QueryClient): Promise<boolean> {
  configureHttp({ fetch: fetchWithProgress });
  const isYoung = Math.abs(Date.now() - sentAt) < youngMs;
  const taken = answers.map((url) => take(client, url, isYoung));
  await taken[answers.findIndex((url) => queries[answerName(url)] === catalogQuery)];
  const catalog = client.getQueryData(catalogQuery.queryKey);
  if (catalog) deliverCatalog(catalog);
  const late = new Promise<false>((resolve) => setTimeout(resolve, othersTimeoutMs, false));
  return Promise.race([Promise.all(taken).then((all) => all.every(Boolean)), late]);
}

const hashOf = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Whether the page has by now the same answers as it was drawn with, wherever they are from: their files are named by their content. False where
 * nobody can say, at an address that is not secure.
 */
export async function areOfPage({ answers }: Pick<PageData, 'answers'>, client: QueryClient): Promise<boolean> {
  const isSame = async (url: string): Promise<boolean> => {
    const name = answerName(url);
    const data = client.getQueryData(queries[name]?.queryKey ?? []);
    return data !== undefined && url === answerUrl(name, await hashOf(JSON.stringify(serialize(data))));
  };
  return Promise.all(answers.map(isSame)).then(
    (all) => all.every(Boolean),
    () => false,
  );
}
