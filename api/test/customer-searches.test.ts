import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSearch, type Search } from '@brasa/shared/search';
import { testApi, type TestApi } from './helper.ts';
import { otherSearches, searches } from './customer-searches.ts';

let api: TestApi;
let search: Search;
beforeAll(async () => {
  api = await testApi();
  search = createSearch(api.services.release.current().catalog, 'all');
});
afterAll(() => api.close());

const rows = (typed: string) => search(typed).products.slice(0, 3);

test.each(searches)('«%s» finds in the first three rows what is meant', (typed, meant) => {
  expect(rows(typed).map(({ id, name }) => (meant.includes(id) ? 'meant' : name))).toContain('meant');
});

test.each(otherSearches)('«%s», which no word or rule was chosen by, finds it, too', (typed, meant) => {
  expect(rows(typed).map(({ id, name }) => (meant.includes(id) ? 'meant' : name))).toContain('meant');
});
