import { expect, test } from '@jest/globals';
import { pinCookieText, readPins } from './version-pins.ts';

const remote = (name: string, version: string) => ({ name, chosen: { version } }) as Parameters<typeof pinCookieText>[0][number];
const remotes = [remote('mf-cart-checkout', '1.4.0+0a1b2c3d'), remote('mf-menu', '2.0.0-rc.1+ffffffff')];
const pins = [['mf-cart-checkout', '1.4.0+0a1b2c3d'], ['mf-menu', '2.0.0-rc.1+ffffffff']];

test('what a browser writes is what a server reads, beside other cookies', () => {
  const [pair] = pinCookieText(remotes, true).split('; ');
  expect([...readPins(`pz_vid=1; ${pair}; x=2`)]).toEqual(pins);
});

test('the cookie lasts two hours, is for the whole site, and is taken away by a list without remotes', () => {
  expect(pinCookieText(remotes, true)).toMatch(/; Path=\/; Max-Age=7200; SameSite=Lax; Secure$/);
  expect(pinCookieText([], false)).toBe('pz_pin=; Path=/; Max-Age=0; SameSite=Lax');
});

test.each([undefined, '', 'pz_pin=', 'pz_pin=|||', 'pz_pin=mf-menu', 'pz_pin=@1.0.0', 'pz_pin=a@b@c', `pz_pin=${'a'.repeat(2001)}`, 'xpz_pin=mf-menu@1'])('%j keeps nothing', (header) => {
  expect([...readPins(header)]).toEqual([]);
});
