import { expect, test } from '@jest/globals';
import { completedDocument } from './older-descriptions.ts';
import type { DiscoveryDocument } from './remote-schema.ts';

const documentWith = (name: string, extras: object) => ({ schema: 'v1-pre', microFrontends: { [name]: [{ metadata: { version: '1.0.0+aaaaaaaa' }, extras }, { metadata: { version: '0.9.0+bbbbbbbb' }, extras }] } }) as unknown as DiscoveryDocument;
const extrasIn = (document: DiscoveryDocument) => Object.values(document.microFrontends).flat().map(({ extras }) => extras);

test('a document of before says of every version what its pages and slots are', () => {
  const before = { title: 'Menú', routes: [{ pattern: '/menu', title: 'Inicio' }, { pattern: '/favorites', private: true }, { pattern: '/new', private: true }], slots: [{ name: 'search-dialog', load: 'demand' }, { name: 'other' }] };
  const completed = extrasIn(completedDocument(documentWith('mf-menu', before)));
  expect(completed).toHaveLength(2);
  for (const extras of completed) {
    expect(extras).toEqual({
      title: 'Menú',
      offline: 'everything',
      routes: [
        { pattern: '/menu', title: 'Inicio', page: 'menu', tab: 'menu', header: ['search', 'cart'], browsing: true, canonical: '/', facts: 'restaurant' },
        { pattern: '/favorites', private: true, page: 'favorites', guests: 'log-in', tab: 'favorites', header: ['search', 'cart'] },
        { pattern: '/new', private: true, guests: 'log-in' },
      ],
      slots: [{ name: 'search-dialog', load: 'demand', opens: 'search/requested' }, { name: 'other' }],
    });
  }
});

test('what a version says itself counts, also in a document of before', () => {
  expect(extrasIn(completedDocument(documentWith('mf-stores', { routes: [{ pattern: '/tiendas', page: 'jobs' }], slots: [] })))[0]?.routes).toEqual([{ pattern: '/tiendas', page: 'jobs' }]);
});

test.each(['mf-new', 'constructor'])('of a remote that was not there before, as %s, nothing is added', (name) => {
  const document = documentWith(name, { routes: [{ pattern: '/menu' }], slots: [{ name: 'search-dialog' }] });
  expect(completedDocument(document)).toEqual(document);
});

test('a document of today is what it is, whether a remote is off or not', () => {
  for (const off of [true, false]) {
    const document = documentWith('mf-menu', { off, routes: [{ pattern: '/menu' }], slots: [{ name: 'search-dialog' }] });
    expect(completedDocument(document)).toEqual(document);
  }
});
