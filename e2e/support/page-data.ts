import type { APIRequestContext, Page } from '@playwright/test';

/** A remote in the data of a page, as far as journeys read it. */
export type Remote = {
  readonly name: string;
  readonly chosen: { readonly version: string; readonly integrity: Readonly<Record<string, string>> };
  readonly lastGood?: string;
};
/** What is the same for all pages of the same versions. */
type PageRemotes = { readonly remotes: readonly Remote[] };
/** `remotesFile`: address of the rest; missing where the page contains everything. */
type SentPage = Partial<PageRemotes> & { readonly remotesFile?: string; readonly visit?: string };
type PageData = PageRemotes & Pick<SentPage, 'visit'>;

const element = /(<script type="application\/json" id="page-data">)(.*?)(<\/script>)/s;

const sentPageIn = (html: string): SentPage => JSON.parse(element.exec(html)?.[2] ?? '') as SentPage;

/** The data in this HTML with that of its remotes file. `get`: the text at an address. */
async function withRemotes(html: string, get: (url: string) => Promise<string>): Promise<PageData> {
  const { remotesFile, ...page } = sentPageIn(html);
  const pageRemotes = remotesFile ? (JSON.parse(await get(remotesFile)) as PageRemotes) : {};
  return { ...page, ...pageRemotes } as PageData;
}

const getFor =
  (request: APIRequestContext) =>
  async (url: string): Promise<string> =>
    (await request.get(url)).text();

/** The data of the page that is open. */
export const pageDataOf = async (page: Page): Promise<PageData> => withRemotes(await page.content(), getFor(page.request));

/** The data of a page that is requested now. */
export const pageDataAt = async (request: APIRequestContext, path: string, headers: Readonly<Record<string, string>> = {}): Promise<PageData> =>
  withRemotes(await (await request.get(path, { headers })).text(), getFor(request));

/** The data in this HTML. */
export const pageDataIn = (html: string): PageData => sentPageIn(html) as PageData;

/** The HTML with other data. */
export const withPageData = (html: string, data: PageData): string =>
  html.replace(element, (_all, open: string, _json: string, close: string) => open + JSON.stringify(data).replaceAll('<', '\\u003c') + close);

/** The HTML of a page that contains everything, as pages on trial do, so that a test can change it. Other documents stay as they are. */
export async function selfContained(html: string, page: Page): Promise<string> {
  return element.test(html) ? withPageData(html, await withRemotes(html, getFor(page.request))) : html;
}
