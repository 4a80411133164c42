/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { bus, navigate } from '@brasa/shared/runtime';
import type { Remote } from '../composition/slice.ts';
import { keepVersions } from './keep-versions.ts';

const routes = [{ pattern: '/' }, { pattern: '/pay', keepsVersions: true }];
const remote = { name: 'mf-shop', title: 'Tienda', routes, chosen: { version: '1.0.0+aaaaaaaa' } } as unknown as Remote;
const pinned = () => document.cookie.split('; ').filter((pair) => pair.startsWith('pz_pin='));

afterEach(() => {
  document.cookie = 'pz_pin=; Max-Age=0; Path=/';
});

test('buying gift cards ends it as well', () => {
  navigate('/pay', { replace: true });
  keepVersions([remote]);
  navigate('/');
  bus.publish('certificate/bought', { number: 1 });
  expect(pinned()).toEqual([]);
});

test('from a route that asks for it the versions of the page are kept, on others too, until an order is placed', () => {
  navigate('/', { replace: true });
  keepVersions([remote]);
  expect(pinned()).toEqual([]);
  navigate('/pay');
  expect(pinned()).toEqual(['pz_pin=mf-shop@1.0.0+aaaaaaaa']);
  navigate('/');
  expect(pinned()).toEqual(['pz_pin=mf-shop@1.0.0+aaaaaaaa']);
  bus.publish('order/placed', { number: 1, hash: 'h', payment: 'cash' });
  expect(pinned()).toEqual([]);
});

test('a version on trial is not kept: who leaves the trial has left it', () => {
  navigate('/pay', { replace: true });
  keepVersions([remote, { ...remote, name: 'mf-menu', isTried: true }]);
  expect(pinned()).toEqual(['pz_pin=mf-shop@1.0.0+aaaaaaaa']);
});

test('a page that is opened there keeps them at once', () => {
  navigate('/pay', { replace: true });
  keepVersions([remote]);
  expect(pinned()).toHaveLength(1);
});
