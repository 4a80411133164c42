import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callOptions, callPaths, documentCallPaths, isOwnCall, type CallPath } from '@brasa/shared/wire/call';
import { type TestApi, testApi } from './helper.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

function addressOf(path: CallPath): string {
  const options = callOptions[path];
  return `${isOwnCall(path) ? '' : '/api'}/${path}${'parameter' in options ? `/{${options.parameter}}` : ''}`;
}

test('every call of the documents exists below the one base, and no other [API-131]', async () => {
  const { paths } = (await api.app.inject({ method: 'GET', url: '/openapi.json' })).json() as { paths: Record<string, Record<string, unknown>> };
  const served = Object.keys(paths).filter((path) => path.startsWith('/api/'));
  expect(served.sort()).toEqual(documentCallPaths.map(addressOf).toSorted());
  const own = Object.keys(paths).filter((path) => path.startsWith('/cuenta/'));
  expect(own.sort()).toEqual(callPaths.filter(isOwnCall).map(addressOf).toSorted());
  for (const path of [...served, ...own]) expect(Object.keys(paths[path] ?? {})).toEqual(['post']);
});

test('whatever comes along with a call, it never ends in a bug', async () => {
  const bodies = [undefined, {}, { id: { a: 1 } }, { ids: 'x'.repeat(1000) }, { data: [] }, { menu: Array.from({ length: 100 }, () => ({})) }];
  for (const address of callPaths.map(addressOf)) {
    for (const body of bodies) {
      const { status } = await api.call(address.replace('/api/', '').replace(/\{\w+\}/, 'no-hash'), body);
      expect([address, status < 500]).toEqual([address, true]);
    }
  }
});
