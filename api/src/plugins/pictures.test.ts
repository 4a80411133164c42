import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { pictureAddresses } from '../modules/catalog/picture-addresses.ts';
import { createErrorHandler, errors } from './errors.ts';
import { pictures } from './pictures.ts';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brasa-img-'));
  await mkdir(join(folder, 'p'));
  await writeFile(join(folder, 'p', '2001-s.webp'), 'a picture');
  await writeFile(join(folder, '.secret'), 'x');
  app = Fastify();
  errors(app, createErrorHandler(app.log, 'in memory'));
  await app.register(pictures, { folder });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

test('the menu names a picture with what is in it, and that address may be kept for ever', async () => {
  const address = await pictureAddresses(folder);
  const path = address('/img/p/2001-s.webp');
  expect(path).toMatch(/^\/img\/p\/2001-s\.webp\?v=[0-9a-f]{6}$/);
  const answer = await get(path);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([200, 'image/webp', 'public, max-age=31536000, immutable']);
  expect((await get(path, { 'if-none-match': String(answer.headers['etag']) })).statusCode).toBe(304);
  await writeFile(join(folder, 'p', '2001-s.webp'), 'a new picture');
  expect((await pictureAddresses(folder))('/img/p/2001-s.webp')).not.toBe(path);
});

test('a bare address is kept for an hour, a picture that is not drawn keeps its plain one', async () => {
  expect((await get('/img/p/2001-s.webp')).headers['cache-control']).toBe('public, max-age=3600');
  expect((await pictureAddresses(folder))('/img/p/1-s.webp')).toBe('/img/p/1-s.webp');
});

test('nothing but pictures leaves the folder', async () => {
  for (const path of ['/img/p/9-s.webp', '/img/', '/img/p', '/img/.secret', '/img/../package.json', '/img/..%2fpackage.json', '/img/p/%00']) {
    const { statusCode, body } = await get(path);
    expect([400, 403, 404]).toContain(statusCode);
    expect(body).not.toContain('"name"');
  }
});
