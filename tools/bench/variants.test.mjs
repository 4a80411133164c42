import { expect, test } from '@jest/globals';
import { exposesIn, hasFirstView, scriptsOf, selfContained, toOneBundle, toStatic } from './variants.mjs';

const remote = (name, exposes) => ({ name, chosen: { base: `/r/${name}/1/`, exposes, integrity: { 'expose_area.1.js': 'sha384-x' } }, lastGood: { base: '/r/old/' } });
const data = { title: 'Inicio', inlined: ['mf-menu'], integrity: { '/s/shell.js': 'sha384-s' }, remotes: [remote('mf-menu', { './area': ['expose_area.1.js'] }), remote('mf-stores', { './area': ['expose_area.2.js'] })] };
const page = [
  '<!doctype html><html><head><style nonce="n1" data-emotion="pz-global a">body{margin:0}</style><style nonce="n1" data-emotion="pz b">.pz-b{color:red}</style>',
  '</head><body><main><h1 class="pz-b">Pizzas<!-- --> y más</h1></main>',
  `<script type="application/json" id="page-data">${JSON.stringify(data)}</script>`,
  '<template id="page-scripts"><script async src="/r/mf-menu/1/expose_area.1.js" integrity="sha384-x" crossorigin="anonymous" nonce="n1" data-inlined></script>',
  '<script async src="/s/shell.js" integrity="sha384-s" crossorigin="anonymous" nonce="n1" data-inlined></script></template>',
  '</body></html>',
].join('\n');

test('the exposed modules of a page are those whose scripts it carries', () => {
  expect(exposesIn(page)).toEqual({ 'mf-menu': ['./area'], 'mf-stores': [] });
});

test('a page is self-contained with its file in it, and does not ask for the file', async () => {
  const { remotes, integrity, ...rest } = data;
  const link = '<link rel="preload" as="fetch" href="/answers/remotes.a_b.json" crossorigin="anonymous">\n';
  const sent = page.replace(JSON.stringify(data), JSON.stringify({ ...rest, remotesFile: '/answers/remotes.a_b.json' })).replace('<template id="page-scripts">', (place) => place + link);
  const dataOf = (html) => JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)[1]);
  const html = await selfContained(sent, async (url) => (url === '/answers/remotes.a_b.json' ? JSON.stringify({ remotes, integrity }) : ''));
  expect(dataOf(html)).toEqual(data);
  expect(html).not.toContain('/answers/');
  expect(await selfContained(page, async () => '')).toBe(page);
});

test('the page of one bundle says the same with one script, and nothing of a remote can be fetched from it', () => {
  const html = toOneBundle(page, { scripts: ['/one-bundle/a.js'], integrity: { '/one-bundle/a.js': 'sha384-a' } });
  expect(scriptsOf(html)).toEqual(['/one-bundle/a.js']);
  expect(html).toMatch(/<template id="page-scripts"><script[^>]*><\/script>\s*<\/template>/);
  expect(html).toContain('<h1 class="pz-b">Pizzas<!-- --> y más</h1>');
  expect(html).not.toContain('/r/old/');
  const data = JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)[1]);
  expect(data).toMatchObject({ inlined: ['mf-menu', 'mf-stores'], integrity: { '/one-bundle/a.js': 'sha384-a' } });
  expect(data.remotes.flatMap(({ chosen }) => Object.keys(chosen.exposes))).toEqual([]);
});

test('the static page keeps words and rules, and has no script and nothing that only scripts read', () => {
  const html = toStatic(page.replace('<template id="page-scripts">', '$&<link rel="preload" as="fetch" href="/answers/catalog.a1.json" crossorigin="anonymous">'));
  expect(html).not.toContain('<script');
  expect(html).not.toContain('/answers/');
  expect(html).toContain('<style nonce="n1">body{margin:0}.pz-b{color:red}</style>');
  expect(html).toContain('<h1 class="pz-b">Pizzas y más</h1>');
});

test('a page whose area was not drawn is distinguished from one with a first view', () => {
  const main = (attribute) => `<main id="contenido" tabindex="-1"><div data-remote="mf-menu" data-version="1"><div data-stage${attribute}></div></div></main>`;
  expect([hasFirstView(main(' data-server-rendered')), hasFirstView(main(''))]).toEqual([true, false]);
});
