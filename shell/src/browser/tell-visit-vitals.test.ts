/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import type { Remote } from '../composition/slice.ts';

type Tell = (metric: { readonly value: number }) => void;
const tell: Record<string, Tell> = {};
const listen = (name: string) => (callback: Tell) => void (tell[name] = callback);
jest.unstable_mockModule('web-vitals', () => ({ onLCP: listen('lcp'), onINP: listen('inp'), onCLS: listen('cls') }));

const { tellVisit } = await import('./tell-visit.ts');
const { createRouting } = await import('../composition/routing.ts');
const { navigate } = await import('@brasa/shared/runtime');

const remote = (name: string, pattern: string) => ({ name, title: name, routes: [{ pattern }], slots: [], chosen: { version: '1.0.0+aaaaaaaa' } }) as unknown as Remote;
const remotes = [remote('mf-menu', '/'), remote('mf-stores', '/tiendas')];

test('how fast and how still a page was is told of the remote it began with, in whole numbers, the last word of each', async () => {
  navigate('/', { replace: true });
  document.body.innerHTML = '<main><div data-remote="mf-menu" data-version="1.0.0+aaaaaaaa"><div>Menú</div></div><div data-remote="mf-stores" data-version="1.0.0+aaaaaaaa"><div>Tiendas</div></div></main>';
  const sent: Blob[] = [];
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: (_url: string, body: Blob) => sent.push(body) > 0 });
  tellVisit({ remotes, visit: 'v' }, createRouting(remotes, { certificates: true }));
  for (const [name, value] of [['lcp', 900.4], ['lcp', 1234.6], ['inp', 48.2], ['cls', 0.0312]] as const) tell[name]?.({ value });
  window.dispatchEvent(new Event('pagehide'));
  const told = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(sent[0] ?? new Blob());
  });
  expect((JSON.parse(told) as { remotes: object }).remotes).toMatchObject({ 'mf-menu': { lcpMs: 1235, inpMs: 48, cls: 31 }, 'mf-stores': { lcpMs: null, inpMs: null, cls: null } });
});
