import { expect, test } from '@jest/globals';
import { giftCode, lastOfCode, macOfCode } from './gift-code.ts';

const keys = { giftKey: 'a'.repeat(32), giftPepper: 'b'.repeat(32) };

test('a code is four groups of four signs nobody mixes up, and another one for each card, each version and each key', () => {
  const codes = [...Array.from({ length: 200 }, (_, card) => giftCode(keys, card + 1)), giftCode(keys, 1, 2), giftCode({ giftKey: 'c'.repeat(32) }, 1)];
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  expect(new Set(codes).size).toBe(codes.length);
  expect(giftCode(keys, 1)).toBe(codes[0]);
});

test('spaces, hyphens, small letters, and O, I and L for 0 and 1 are the same code; any other sign is another one', () => {
  const mac = macOfCode(keys, '0101-ABCD-1111-00Q8');
  for (const typed of ['0101abcd111100q8', ' OlOi abcd IiLl oOq8 ', '0-1-0-1-A-B-C-D-1-1-1-1-0-0-Q-8', 'O1O1\tABCD\n1111-00Q8']) expect([typed, macOfCode(keys, typed)]).toEqual([typed, mac]);
  for (const typed of ['0101-ABCD-1111-00O8', '0101-ABCD-1111-00QB', '0101-ABCD-1111-00Q', '']) expect([typed, macOfCode(keys, typed).equals(mac)]).toEqual([typed, false]);
  expect(macOfCode({ giftPepper: 'c'.repeat(32) }, '0101-ABCD-1111-00Q8').equals(mac)).toBe(false);
  expect(lastOfCode('0101-abcd-1111-oOq8')).toBe('00Q8');
});
