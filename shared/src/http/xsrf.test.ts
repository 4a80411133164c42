/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { fakeHttp } from '../testing/fake-http.ts';
import { freshStorage } from '../testing/memory-storage.ts';
import { resetStores } from '../testing/reset.ts';
import { call } from './call.ts';
import { antiForgery } from './xsrf.ts';

afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test('the anti-forgery cookie is sent back to our own api, and to nobody else [HTTP-013]', () => {
  expect(antiForgery('/api/data/getData')).toBeUndefined();
  document.cookie = 'otra=1';
  document.cookie = `XSRF-TOKEN=${encodeURIComponent('a b=c')}`;
  expect(antiForgery('/api/data/getData')).toBe('a b=c');
  expect(antiForgery('http://localhost/api/data/getData')).toBe('a b=c');
  expect(antiForgery('https://api.example.com/data/getData')).toBeUndefined();
});

test('a cookie that is no encoded text is sent as it is', () => {
  document.cookie = 'XSRF-TOKEN=100%';
  expect(antiForgery('/api')).toBe('100%');
});

test('every call shows it in the header X-XSRF-TOKEN, and none while there is no cookie [HTTP-013]', async () => {
  resetStores();
  freshStorage();
  const api = fakeHttp({ 'data/getData': {}, 'data/checkHr': { data: [] } });
  await call('data/getData');
  document.cookie = 'XSRF-TOKEN=t1';
  await call('data/getData');
  await call('data/checkHr', { ids: [1] });
  expect(api.calls.map(({ headers }) => headers.get('x-xsrf-token'))).toEqual([null, 't1', 't1']);
});
