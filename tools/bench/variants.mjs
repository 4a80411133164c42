const dataElement = (html, id) => new RegExp(`(<script type="application/json" id="${id}">)([\\s\\S]*?)(</script>)`).exec(html);
const toText = (value) => JSON.stringify(value).replace(/</g, '\\u003c');
/** Where the page keeps its scripts until the first view is painted. */
const scriptsPlace = '<template id="page-scripts">';
const scriptTags = /<script async[^>]*><\/script>\n?/g;

/** The page with the file in it that says the rest of its page data. `get`: the text at an address. */
export async function selfContained(html, get) {
  const [whole, open, json, close] = dataElement(html, 'page-data');
  const { remotesFile, ...page } = JSON.parse(json);
  if (!remotesFile) return html;
  const data = toText({ ...page, ...JSON.parse(await get(remotesFile)) });
  return html.replace(whole, () => open + data + close).replace(new RegExp(`<link rel="preload" as="fetch" href="${remotesFile}"[^>]*>\n?`), '');
}

export const scriptsOf = (html) => [...html.matchAll(/<script async[^>]* src="([^"]+)"/g)].map(([, url]) => url);

/** Whether the server has drawn the page's area. */
export const hasFirstView = (html) => /<main\b[^>]*><div data-remote="[^"]*"[^>]*><div data-stage data-server-rendered>/.test(html);

/** Remote → exposes whose scripts stand in the self-contained page. */
export function exposesIn(html) {
  const urls = scriptsOf(html);
  const { remotes } = JSON.parse(dataElement(html, 'page-data')[2]);
  return Object.fromEntries(
    remotes.map(({ name, chosen: { base, exposes } }) => [
      name,
      Object.entries(exposes).flatMap(([expose, files]) => (files.some((file) => new RegExp(`^expose_`).test(file) && urls.includes(base + file)) ? [expose] : [])),
    ]),
  );
}

/** The same self-contained page with one script. What the page tells its scripts changes with them: nothing is fetched from remotes. */
export function toOneBundle(html, { scripts, integrity }) {
  const nonce = / nonce="([^"]+)"/.exec(html)[1];
  const [whole, open, json, close] = dataElement(html, 'page-data');
  const page = JSON.parse(json);
  const bare = page.remotes.map(({ chosen, lastGood: _left, ...remote }) => ({ ...remote, chosen: { ...chosen, exposes: {}, integrity: {} } }));
  const data = toText({ ...page, inlined: page.remotes.map(({ name }) => name), remotes: bare, integrity });
  const tags = scripts.map((url) => `<script async src="${url}" integrity="${integrity[url]}" crossorigin="anonymous" nonce="${nonce}" data-inlined></script>`).join('\n');
  return html.replace(whole, () => open + data + close).replace(scriptTags, '').replace(scriptsPlace, (place) => place + tags);
}

/** The words, pictures and rules of the page, without a script, the data for one, or the names that only scripts read. */
export function toStatic(html) {
  const rules = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('');
  const nonce = / nonce="([^"]+)"/.exec(html)[1];
  return html
    .replace(/<script[^>]*>[\s\S]*?<\/script>\n?/g, '')
    .replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replace(/<link rel="preload" as="fetch"[^>]*>\n?/g, '')
    .replace(/<!-- ?-->/g, '')
    .replace('</head>', () => `<style nonce="${nonce}">${rules}</style></head>`);
}
