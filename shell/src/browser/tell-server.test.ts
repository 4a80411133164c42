/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { tellServer } from './tell-server.ts';

const sent: { readonly url: string; readonly body: Blob }[] = [];
let online = true;
Object.defineProperty(navigator, 'onLine', { get: () => online });
navigator.sendBeacon = (url, body) => sent.push({ url: String(url), body: body as Blob }) > 0;

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

beforeEach(() => {
  sent.length = 0;
  online = true;
});

test('the server hears once which version failed and why', async () => {
  const failure = { remote: 'mf-menu', version: '1.0.0+aaaaaaaa', phase: 'render', error: new TypeError('x is not a function') } as const;
  tellServer(failure);
  tellServer(failure);
  expect(sent.map(({ url }) => url)).toEqual(['/failures']);
  expect(sent[0]?.body.type).toBe('application/json');
  expect(JSON.parse(await textOf(sent[0]?.body ?? new Blob()))).toEqual({ remote: 'mf-menu', version: '1.0.0+aaaaaaaa', phase: 'render', reason: 'TypeError: x is not a function' });
});

test('long random words stay here: they may be a token or a tracking code', async () => {
  tellServer({ remote: 'mf-tracking', version: '1', phase: 'load', error: new Error('no order AbCdEfGhIjKlMnOpQrStUv here') });
  expect(await textOf(sent[0]?.body ?? new Blob())).toContain('Error: no order … here');
});

test('without a network everything fails, and nobody is told', () => {
  online = false;
  tellServer({ remote: 'mf-stores', version: '1', phase: 'load', error: new Error('x') });
  expect(sent).toEqual([]);
});
