import { expect, test } from '@jest/globals';
import { dialing } from './dialing.ts';

test.each([
  ['2222-0000', 'tel:22220000'],
  ['+502 2222 0000', 'tel:+50222220000'],
  ['(502) 2222.0000', 'tel:50222220000'],
])('%s dials %s', (number, address) => {
  expect(dialing(number)).toBe(address);
});
