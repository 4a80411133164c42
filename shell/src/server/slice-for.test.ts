import { expect, test } from '@jest/globals';
import { createRouting } from '../composition/routing.ts';
import { sliceFor } from './slice-for.ts';
import { aDocument, aVersion, hashOf } from './testing/discovery.ts';

const visitor = '0'.repeat(32);

test('a visitor is told one version of each remote, with file names below either origin', () => {
  const [assigned] = sliceFor(aDocument(), visitor);
  expect(assigned?.remote.chosen).toEqual({
    version: '1.0.0+aaaaaaaa',
    globalName: 'pz_mf_menu',
    base: '/r/mf-menu/1.0.0+aaaaaaaa/',
    fallbackBase: '/r2/mf-menu/1.0.0+aaaaaaaa/',
    entry: 'remoteEntry.1.js',
    exposes: { './area': ['expose_area.2.js'] },
    integrity: { 'remoteEntry.1.js': hashOf('entry'), 'expose_area.2.js': hashOf('area') },
  });
});

test('a remote with one version has no other to fall back on', () => {
  expect(sliceFor(aDocument(), visitor)[0]?.remote.lastGood).toBeUndefined();
});

test('the version that was live before is named as the one to fall back on', () => {
  const document = aDocument(aVersion({ version: '2.0.0+bbbbbbbb' }), aVersion({ traffic: 0, isDefault: false }));
  const [assigned] = sliceFor(document, visitor);
  expect(assigned?.remote.chosen.version).toBe('2.0.0+bbbbbbbb');
  expect(assigned?.remote.lastGood).toBe('1.0.0+aaaaaaaa');
});

test('who has the candidate falls back on what all others have, and those on the version before', () => {
  const document = aDocument(aVersion({ version: '3.0.0+cccccccc', traffic: 50, isDefault: false }), aVersion({ version: '2.0.0+bbbbbbbb', traffic: 50 }), aVersion({ traffic: 0, isDefault: false }));
  const seen = new Set(Array.from({ length: 64 }, (_, index) => index.toString(16).padStart(32, '0')).map((id) => {
    const remote = sliceFor(document, id)[0]?.remote;
    return `${remote?.chosen.version} ${remote?.lastGood}`;
  }));
  expect(seen).toEqual(new Set(['3.0.0+cccccccc 2.0.0+bbbbbbbb', '2.0.0+bbbbbbbb 1.0.0+aaaaaaaa']));
  expect(sliceFor(document, null)[0]?.remote.chosen.version).toBe('2.0.0+bbbbbbbb');
});

test('a remote that only a share of visitors gets is not there for the others', () => {
  const document = aDocument(aVersion({ traffic: 50, isDefault: false }));
  const got = Array.from({ length: 200 }, (_, index) => sliceFor(document, index.toString(16).padStart(32, '0')).length);
  expect([got.includes(0), got.includes(1), sliceFor(document, null)]).toEqual([true, true, []]);
});

test('who is in the middle of an order keeps a version that is in the document, and falls back on what all others have', () => {
  const stable = aVersion({ version: '2.0.0+bbbbbbbb' });
  const retired = aVersion({ version: '3.0.0+cccccccc', traffic: 0, isDefault: false, state: 'retired' });
  const keeps = (version: string) => sliceFor(aDocument(stable, aVersion({ traffic: 0, isDefault: false }), retired), visitor, new Map([['mf-menu', version], ['mf-gone', '1.0.0+aaaaaaaa']])).map(({ remote }) => [remote.chosen.version, remote.lastGood]);
  expect(keeps('3.0.0+cccccccc')).toEqual([['3.0.0+cccccccc', '2.0.0+bbbbbbbb']]);
  // Blocked, or too old: no entry.
  expect(keeps('4.0.0+dddddddd')).toEqual([['2.0.0+bbbbbbbb', '1.0.0+aaaaaaaa']]);
});

test('what was handed over to a candidate is shown by it for its visitors, and by the old owner for all others', () => {
  const address = { pattern: '/tiendas', title: 'Tiendas' };
  const banner = { name: 'banner' };
  const old = aVersion({ more: { routes: [{ pattern: '/' }, address], slots: [banner] } });
  const heir = (version: string, traffic: number, isDefault: boolean, takesOver: string[]) => aVersion({ name: 'mf-stores', version, traffic, isDefault, more: { routes: [{ pattern: '/mapa' }, ...(takesOver.length > 0 ? [address] : [])], slots: takesOver.length > 0 ? [banner] : [], takesOver } });
  const document = { microFrontends: { 'mf-menu': [old], 'mf-stores': [heir('2.0.0+bbbbbbbb', 50, false, ['/tiendas', 'banner']), heir('1.0.0+aaaaaaaa', 50, true, [])] } };
  const shownTo = (id: string | null) => sliceFor(document, id).map(({ remote }) => [remote.name, remote.routes.map(({ pattern }) => pattern).join(' '), remote.slots.length]);
  const seen = new Set(Array.from({ length: 64 }, (_, index) => JSON.stringify(shownTo(index.toString(16).padStart(32, '0')))));
  expect(seen).toEqual(new Set([[['mf-menu', '/', 0], ['mf-stores', '/mapa /tiendas', 1]], [['mf-menu', '/ /tiendas', 1], ['mf-stores', '/mapa', 0]]].map((each) => JSON.stringify(each))));
  expect(shownTo(null)).toEqual([['mf-menu', '/ /tiendas', 1], ['mf-stores', '/mapa', 0]]);
});

test('what the frame leads to or opens is shown by its new owner; the old one keeps its page and its dialog', () => {
  const cart = { pattern: '/cart', page: 'cart' as const };
  const old = aVersion({ more: { routes: [cart, { pattern: '/menu', page: 'menu' }], slots: [{ name: 'old-dialog', opens: 'search/requested' }, { name: 'banner' }] } });
  const heir = (takesOver: string[]) => aVersion({ name: 'mf-aaa', more: { routes: [{ pattern: '/carrito', page: 'cart' }], slots: [{ name: 'new-dialog', opens: 'search/requested' }], takesOver } });
  const shownWith = (takesOver: string[]) => {
    const remotes = sliceFor({ microFrontends: { 'mf-aaa': [heir(takesOver)], 'mf-menu': [old] } }, visitor).map(({ remote }) => remote);
    const opened = remotes.flatMap(({ slots }) => slots.filter(({ opens }) => opens === 'search/requested').map(({ name }) => name));
    return { patterns: remotes[1]?.routes.map(({ pattern }) => pattern), slots: remotes[1]?.slots.map(({ name }) => name), cart: createRouting(remotes, { certificates: true }).pages.cart?.pattern, menu: createRouting(remotes, { certificates: true }).pages.menu?.pattern, opened };
  };
  const kept = { patterns: ['/cart', '/menu'], slots: ['old-dialog', 'banner'], menu: '/menu' };
  expect(shownWith([])).toEqual({ ...kept, cart: '/cart', opened: ['new-dialog', 'old-dialog'] });
  expect(shownWith(['page:cart', 'opens:search/requested'])).toEqual({ ...kept, cart: '/carrito', opened: ['new-dialog'] });
});

test('a remote that is switched off keeps its addresses and shows nothing in the frame', () => {
  const [assigned] = sliceFor(aDocument(aVersion({ more: { off: true, offline: 'everything', routes: [{ pattern: '/', title: 'Inicio', facts: 'restaurant' }, { pattern: '/points', page: 'profile', guests: 'log-in', ssr: false, tab: 'profile', secret: true, header: ['search', 'cart'] }], slots: [{ name: 'banner' }] } })), visitor);
  expect(assigned?.remote).toMatchObject({ isOff: true, slots: [] });
  expect(assigned?.remote.routes).toEqual([{ pattern: '/', title: 'Inicio', indexed: false }, { pattern: '/points', tab: 'profile', secret: true, header: ['cart'], indexed: false }]);
  expect(assigned?.remote).not.toHaveProperty('offline');
});

test('a remote without any version is not there', () => {
  expect(sliceFor({ microFrontends: { 'mf-menu': [] } }, visitor)).toEqual([]);
});
