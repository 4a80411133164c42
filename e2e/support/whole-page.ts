import type { APIRequestContext, Page } from '@playwright/test';

/** What a page says of a remote, as far as journeys read it. */
export type Remote = {
  readonly name: string;
  readonly chosen: { readonly version: string; readonly integrity: Readonly<Record<string, string>> };
  readonly lastGood?: string;
};
/** What is the same for all pages of the same versions. */
type PageRemotes = { readonly remotes: readonly Remote[] };
/** `remotesFile`: where the rest is told; missing where the page tells everything itself. */
type SentPage = Partial<PageRemotes> & { readonly remotesFile?: string; readonly visit?: string };
type PageData = PageRemotes & Pick<SentPage, 'visit'>;

const element = /(<script type="application\/json" id="page-data">)(.*?)(<\/script>)/s;

const sentIn = (html: string): SentPage => JSON.parse(element.exec(html)?.[2] ?? '') as SentPage;

/** What a page says of itself, with the file that says the rest in it. `get`: the text at an address. */
async function whole(html: string, get: (url: string) => Promise<string>): Promise<PageData> {
  const { remotesFile, ...page } = sentIn(html);
  const said = remotesFile ? (JSON.parse(await get(remotesFile)) as PageRemotes) : {};
  return { ...page, ...said } as PageData;
}

const getFor =
  (request: APIRequestContext) =>
  async (url: string): Promise<string> =>
    (await request.get(url)).text();

/** What the page that is open was told. */
export const pageDataOf = async (page: Page): Promise<PageData> => whole(await page.content(), getFor(page.request));

/** What a page is told that is asked for now. */
export const pageDataAt = async (request: APIRequestContext, path: string, headers: Readonly<Record<string, string>> = {}): Promise<PageData> =>
  whole(await (await request.get(path, { headers })).text(), getFor(request));

/** What this HTML tells its scripts. */
export const pageDataIn = (html: string): PageData => sentIn(html) as PageData;

/** The HTML telling something else. */
export const withPageData = (html: string, data: PageData): string =>
  html.replace(element, (_all, open: string, _json: string, close: string) => open + JSON.stringify(data).replaceAll('<', '\\u003c') + close);

/** The HTML of a page, telling everything itself, as pages on trial do: who changes it changes all of it. Other documents stay as they are. */
export async function selfContained(html: string, page: Page): Promise<string> {
  return element.test(html) ? withPageData(html, await whole(html, getFor(page.request))) : html;
}
