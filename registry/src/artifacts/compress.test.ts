import { expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { newCompress } from './compress.ts';

const script = (words: string): Buffer => Buffer.from(`/* ${words.repeat(100)} */`);

test('equal bytes are compressed once, whatever file they are of; others for themselves', async () => {
  const compress = newCompress();
  const first = await compress('web/map.aaaa1111.js', script('map'));
  const again = await compress('web/other.bbbb2222.mjs', script('map'));
  const other = await compress('web/map.aaaa1111.js', script('pam'));
  expect(again.map(({ content }) => content)).toEqual(first.map(({ content }) => content));
  for (const [index, { content }] of again.entries()) expect(content).toBe(first[index]?.content);
  for (const [compressed, original] of [[again, script('map')], [other, script('pam')]] as const) {
    const [br, gz] = compressed;
    expect([br?.extension, gz?.extension]).toEqual(['.br', '.gz']);
    expect(brotliDecompressSync(br?.content ?? '')).toEqual(original);
    expect(gunzipSync(gz?.content ?? '')).toEqual(original);
  }
});

test('pictures, and what is small or gets no smaller, are left as they are', async () => {
  const compress = newCompress();
  expect(await compress('web/a.webp', script('map'))).toEqual([]);
  expect(await compress('web/a.js', Buffer.from('small'))).toEqual([]);
  expect(await compress('web/a.js', randomBytes(1000))).toEqual([]);
});
