import { expect, test } from '@jest/globals';
import { readSeo } from './lighthouse.mjs';
import { onePathEach } from './seo.mjs';

const sitemapOf = (...paths) => paths.map((path) => `<url><loc>https://brasa.test${path}</loc></url>`).join('');

test('one page of each kind that a sitemap lists is looked at', () => {
  const sitemap = sitemapOf('/', '/menu/categoria/combos', '/menu/categoria/combos/producto/noche', '/menu/categoria/pizzas', '/tiendas', '/tiendas/zona-10-oakland');
  expect(onePathEach(sitemap)).toEqual([['home', '/'], ['category', '/menu/categoria/combos'], ['product', '/menu/categoria/combos/producto/noche'], ['shops', '/tiendas'], ['shop', '/tiendas/zona-10-oakland']]);
  expect(() => onePathEach(sitemapOf('/', '/menu/categoria/combos', '/tiendas'))).toThrow('product');
});

test('an audit that failed is said with what it is about; one without weight or that does not apply is not', () => {
  const audits = {
    'link-text': { title: 'Links have no text', score: 0, details: { items: [{ href: '/x' }] } },
    'document-title': { title: 'Has a title', score: 1 },
    canonical: { title: 'Does not apply', score: null },
    'structured-data': { title: 'By hand', score: 0 },
  };
  const seo = { score: 0.915, auditRefs: [{ id: 'link-text', weight: 1 }, { id: 'document-title', weight: 1 }, { id: 'canonical', weight: 1 }, { id: 'structured-data', weight: 0 }] };
  expect(readSeo({ audits, categories: { seo } })).toEqual({ score: 92, audits: 2, failed: [{ id: 'link-text', title: 'Links have no text', about: ['/x'] }] });
});
