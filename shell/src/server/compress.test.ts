import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { bestEncoding, compress } from './compress.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('«%s» gets %s', (header, encoding) => {
  expect(bestEncoding(header)).toBe(encoding);
});

test('what is packed can be unpacked', async () => {
  const page = '<p>ñandú</p>'.repeat(50);
  expect(brotliDecompressSync(await compress(page, 'br')).toString()).toBe(page);
  expect(gunzipSync(await compress(page, 'gzip')).toString()).toBe(page);
  expect((await compress(page, 'identity')).toString()).toBe(page);
});
