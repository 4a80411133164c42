import { expect, test } from '@jest/globals';
import { acceptedEncodings } from './encodings.ts';

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['BR;q=0.5, gzip;q=0', ['br', 'identity']],
  ['br;q=0', ['identity']],
  ['br ; q=0 , gzip ; q=0.1', ['gzip', 'identity']],
  ['brotli', ['identity']],
])('a browser that accepts %p gets the first stored of %p', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});
