import { expect, test } from '@jest/globals';
import { fillerOf, showsOn } from './slots.ts';
import type { Remote } from './slice.ts';

const remotes = [
  { name: 'mf-menu', slots: [] },
  { name: 'mf-cart-checkout', slots: [{ name: 'address-banner', load: 'now', routes: ['/', '/menu/*'] }, { name: 'order-status-dialog' }] },
] as unknown as readonly Remote[];

test('a place is filled by the remote that offers it, or stays empty', () => {
  expect(fillerOf(remotes, 'address-banner')?.remote.name).toBe('mf-cart-checkout');
  expect(fillerOf(remotes, 'help-bot')).toBeNull();
});

test('a slot shows on its routes, and everywhere when it names none', () => {
  const [banner, dialog] = remotes[1]?.slots ?? [];
  expect(['/', '/menu/categoria/combos', '/cart'].map((path) => banner && showsOn(banner, path))).toEqual([true, true, false]);
  expect(dialog && showsOn(dialog, '/cart')).toBe(true);
});
