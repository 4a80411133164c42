import { expect, test } from '@jest/globals';
import { toFormData } from './form.ts';

test('a form is made of a plain object: lists with commas, and nothing for what is missing [HTTP-005, HTTP-006]', () => {
  const payload = { ids: [10, 11], pff: 'n', empty: '', zero: 0, yes: true, none: null, missing: undefined, list: [] };
  const expected = { ids: '10,11', pff: 'n', empty: '', zero: '0', yes: 'true', list: '' };
  expect(Object.fromEntries(toFormData(payload).entries())).toEqual(expected);
});
