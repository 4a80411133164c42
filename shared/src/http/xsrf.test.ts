/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
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
