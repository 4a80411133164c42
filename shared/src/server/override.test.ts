import { expect, test } from '@jest/globals';
import { readOverride, signOverride } from './override.ts';

const now = 1_800_000_000_000;
const override = { versions: new Map([['mf-menu', '1.4.2+0a1b2c3d'], ['mf-stores', '2.0.0-rc.1+ffffffff']]), expires: now / 1000 + 60 };
const signed = signOverride('of the shells', override);

test('what was signed is read until it is over', () => {
  expect(signed).toMatch(/^[\w-]+\.[\w-]{43}$/);
  expect(readOverride('of the shells', signed, now)).toEqual(override);
  expect(readOverride('of the shells', signed, now + 59_999)).toEqual(override);
  expect(readOverride('of the shells', signed, now + 60_000)).toBeNull();
});

test('what was changed, cut or signed by somebody else is nothing', () => {
  const [payload = '', signature = ''] = signed.split('.');
  const longer = Buffer.from(Buffer.from(payload, 'base64url').toString().replace(String(override.expires), String(override.expires * 2))).toString('base64url');
  for (const text of ['', '.', payload, `${payload}.`, `${payload}.${signature}x`, `${payload}.${signature.slice(1)}`, `${longer}.${signature}`, `${signed}.x`, 'a.b', `${payload}.${'A'.repeat(43)}`, `${payload}.${'é'.repeat(43)}`, `é${payload.slice(1)}.${signature}`]) expect([text, readOverride('of the shells', text, now)]).toEqual([text, null]);
  expect(readOverride('of another installation', signed, now)).toBeNull();
});
