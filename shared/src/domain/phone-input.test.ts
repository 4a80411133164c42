import { expect, test } from '@jest/globals';
import { phone } from './field-rules.ts';
import { longestPhone, phoneAsTyped } from './phone-input.ts';

test.each(['5550 1234', '+502 5550 1234', '+50255501234', '(502) 5550-1234', '00502 5550.1234', '50255501234', '5550\u20111234', '5550–1234', '\u202a+502\u00a05550\u00a01234\u202c', ' 55 50 12 34 '])(
  '%j, typed or pasted, is the telephone 5550-1234 [VAL-002]',
  (text) => {
    expect(text.length).toBeLessThanOrEqual(longestPhone);
    expect(phoneAsTyped(text)).toBe('5550-1234');
    expect(phone(phoneAsTyped(text))).toBeUndefined();
  },
);

test.each(['', '5', '5550', '5550 123', '55501234', '5550-1234', '+502', '+502 5550 123', '+503 5550 1234', '555012345', '5550a1234'])('%j stays as it is typed [VAL-003]', (text) => {
  expect(phoneAsTyped(text)).toBe(text);
});
