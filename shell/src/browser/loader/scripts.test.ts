/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { rememberedWords } from './remembered-words.ts';
import { pageScriptsArrived } from './scripts.ts';
import { setDownlink } from './testing/downlink.ts';

const noStorage = { getItem: () => null, setItem: () => {} };

/** A script tag that came with the page and is still on its way. */
function tagOf(src: string): HTMLScriptElement {
  const tag = document.createElement('script');
  tag.type = 'text/plain';
  tag.src = src;
  tag.dataset.inlined = '';
  document.body.append(tag);
  return tag;
}

afterEach(() => {
  jest.useRealTimers();
  setDownlink(undefined);
  document.body.replaceChildren();
});

test.each([
  ['the storefront itself', '/r/mf-menu/1.0.0/', '/r/mf-menu/1.0.0/remoteEntry.js'],
  ['another network', 'https://cdn.example/brasa/r/mf-menu/1.0.0/', 'https://cdn.example/brasa/r/mf-menu/1.0.0/remoteEntry.js'],
])('the page waits for its own script tags when their origin is %s', async (_where, base, src) => {
  const tag = tagOf(src);
  const away = rememberedWords(noStorage, 'away');
  const arrived = jest.fn();
  const waiting = pageScriptsArrived(base, away).then(arrived);
  await new Promise((resolve) => setTimeout(resolve));
  expect(arrived).not.toHaveBeenCalled();
  tag.dispatchEvent(new Event('load'));
  await waiting;
  expect(arrived).toHaveBeenCalledWith(true);
});

test('tags of other remotes, and the same path in another network, are not waited for', async () => {
  tagOf('https://cdn.example/r/mf-menu/1.0.0/remoteEntry.js');
  tagOf('/r/mf-stores/1.0.0/remoteEntry.js');
  expect(await pageScriptsArrived('/r/mf-menu/1.0.0/', rememberedWords(noStorage, 'away'))).toBe(true);
});

test.each([
  ['two and a half seconds', '', undefined, 2500],
  ['less long when an origin was away before', 'https://cdn.example/r/', undefined, 300],
  ['four times as long on a line of 100 kbit/s', '', 0.1, 10_000],
  ['four times as long on a line of 100 kbit/s, when an origin was away before', 'https://cdn.example/r/', 0.1, 1200],
])('tags that do not arrive are waited for %s, and then taken out', async (_howLong, word, downlink, milliseconds) => {
  jest.useFakeTimers();
  setDownlink(downlink);
  const tag = tagOf('/r/mf-menu/1.0.0/remoteEntry.js');
  const away = rememberedWords(noStorage, 'away');
  if (word) away.add(word);
  const arrived = jest.fn();
  void pageScriptsArrived('/r/mf-menu/1.0.0/', away).then(arrived);
  await jest.advanceTimersByTimeAsync(milliseconds - 10);
  expect(arrived).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(20);
  expect(arrived).toHaveBeenCalledWith(false);
  expect(tag.isConnected).toBe(false);
});
