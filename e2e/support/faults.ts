import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** What a page says about a remote, as far as faults need it. */
type Version = { readonly base: string; readonly entry: string; readonly globalName: string; readonly integrity: Readonly<Record<string, string>> };
type PageRemote = { readonly name: string; readonly chosen: Version; lastGood?: string };

const pageData = /(<script type="application\/json" id="page-data">)(.*?)(<\/script>)/s;
const hashOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Runs instead of the remote's container. */
type Broken = (version: Version, original: string) => string;

export const throwsAtLoad: Broken = () => "throw new Error('broken while it loads');";

/** A container whose area and slots draw `App`, which may use React as `react`. */
const drawing =
  (app: string): Broken =>
  ({ globalName }) => `
var ${globalName} = (() => {
  let scope;
  const shared = async (name) => (await Object.values(scope[name])[0].get())();
  return {
    init: (given) => { scope = given; },
    get: async () => {
      const react = await shared('react');
      const { defineArea, defineSlot } = await shared('@brasa/shared/react');
      const App = ${app};
      const module = { area: defineArea({ name: 'broken', App }), slot: defineSlot({ name: 'broken', Widget: App }) };
      return () => module;
    },
  };
})();`;

/** Container, area and slots are all there; what they draw is not. */
export const throwsAtRender = drawing("() => { throw new Error('broken while it draws'); }");

/** Draws well, until its button is pressed. */
export const crashesLater = drawing(`() => {
  const [broken, setBroken] = react.useState(false);
  if (broken) throw new Error('broken later');
  return react.createElement('button', { onClick: () => setBroken(true) }, 'Romper');
}`);

/**
 * From now on this browser is sent pages as the server sends them when the remote was published broken: every hash is
 * the right one for the bytes that arrive, so integrity is checked and passes. No earlier version is left to go back to.
 */
export async function publishBroken(page: Page, remote: string, broken: Broken): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const data = JSON.parse(pageData.exec(html)?.[2] ?? '') as { readonly remotes: readonly PageRemote[] };
    const found = data.remotes.find(({ name }) => name === remote);
    if (!found) throw new Error(`The page knows no ${remote}.`);
    delete found.lastGood;
    const { base, entry, integrity } = found.chosen;
    const original = await (await page.request.get(base + entry)).text();
    const body = broken(found.chosen, original);
    await page.route(new RegExp(`/r2?/${remote}/.*/${entry.replaceAll('.', '\\.')}$`), (file) => file.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body }));
    const changed = html.replace(pageData, (_all, open: string, _json, close: string) => open + JSON.stringify(data).replaceAll('<', '\\u003c') + close);
    await route.fulfill({ response, body: changed.replaceAll(integrity[entry] ?? '', hashOf(body)) });
  });
}
