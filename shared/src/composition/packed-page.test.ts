import { expect, test } from '@jest/globals';
import { packPage, unpackPage, type PackablePage, type PackedPage } from './packed-page.ts';

const aRemote = (name: string, chosen: Partial<PackablePage['remotes'][0]['chosen']> = {}) => ({
  name,
  title: name,
  chosen: { version: '1', globalName: `pz_${name.replaceAll('-', '_')}`, base: `/r/${name}/1/`, fallbackBase: `/r2/${name}/1/`, entry: 'e.js', integrity: { 'e.js': `sha384-${name}`, 'x.js': 'sha384-x' }, ...chosen },
});
const some = [aRemote('mf-menu'), aRemote('mf-cart-checkout')];
const page = (change: Partial<PackablePage> = {}) => ({ remotes: some, integrity: { '/s/a.1.js': 'sha384-a', '/s/b.2.js': 'sha384-b' }, title: 'Inicio', ...change });
const sent = (data: PackablePage): PackedPage => JSON.parse(JSON.stringify(packPage(data))) as PackedPage;

test('what the browser unpacks is what the server packed', () => {
  expect(unpackPage(sent(page()))).toEqual(page());
  expect(unpackPage(sent(page({ remotes: [], integrity: {} })))).toEqual(page({ remotes: [], integrity: {} }));
});

test('each file keeps its own hash, also where a remote has none or its second origin is another network', () => {
  const remotes = [aRemote('mf-none', { integrity: {}, fallbackBase: 'https://cdn.example/r2/x/', globalName: 'pz_other' }), aRemote('mf-two', { integrity: { 'z.js': 'sha384-z', 'a.js': 'sha384-a' } }), ...some];
  expect(unpackPage(sent(page({ remotes }))).remotes).toEqual(remotes);
});

test('what follows from something else does not travel', () => {
  expect(JSON.stringify(sent(page()))).not.toMatch(/globalName|fallbackBase|r2/);
});
