import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { anExampleMenu } from '@brasa/shared/testing';
import { captchaPage } from './captcha-page.ts';
import { commonHeaders } from './security-headers.ts';
import { aShop } from './testing/fakes.ts';

const config = { captchaOrigin: 'https://captcha.example', publicUrl: 'https://brasa.example', production: true };
const menu = anExampleMenu();
let siteKey = '';
const app = Fastify();

beforeAll(async () => {
  app.addHook('onSend', async (_request, reply) => void reply.headers({ ...commonHeaders(config), ...reply.getHeaders() }));
  captchaPage(app, { config, shop: () => aShop({ catalog: { ...menu, config: { ...menu.config, captchaSiteKey: siteKey } } }) });
  app.all('/*', async (_request, reply) => reply.header('set-cookie', 'pz_vid=1').send('the storefront'));
  app.get('/captcha', async () => 'the storefront');
  await app.ready();
});
afterAll(() => app.close());
beforeEach(() => {
  siteKey = '6Lc-of-google"><script>';
});

const ask = (url = '/captcha', { host = 'captcha.example', method = 'GET' as 'GET' | 'POST' | 'HEAD' | 'OPTIONS' } = {}) => app.inject({ url, method, headers: { host, accept: 'text/html' } });

test('the page of Google’s widget runs our one script and Google’s, may be framed by the storefront only, and keeps nothing', async () => {
  const { statusCode, headers, body } = await ask('/captcha', { host: 'Captcha.Example' });
  expect(statusCode).toBe(200);
  const script = /<script>([^]*?)<\/script>/.exec(body)?.[1] ?? '';
  const directives = new Map(String(headers['content-security-policy']).split('; ').map((directive) => [directive.split(' ', 1)[0], directive.split(' ').slice(1)]));
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('script-src')).toEqual([`'sha256-${createHash('sha256').update(script).digest('base64')}'`, 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']);
  expect(directives.get('frame-ancestors')).toEqual(['https://brasa.example']);
  expect(directives.get('frame-src')).toEqual(['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']);
  expect([headers['set-cookie'], headers['cache-control'], headers['referrer-policy'], headers['x-frame-options']]).toEqual([undefined, 'no-store', 'strict-origin', undefined]);
  expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\)/);
  expect(headers['permissions-policy']).not.toContain('self');
  expect(body).toContain('data-key="6Lc-of-google&quot;&gt;&lt;script&gt;" data-storefront="https://brasa.example"');
});

test.each([['/'], ['/login'], ['/captcha/'], ['/captcha?x=1'], ['/api/data/getData'], ['/healthz'], ['/metrics']])('nothing else is at that host name: %s', async (url) => {
  const { statusCode, headers, body } = await ask(url);
  expect([statusCode, headers['set-cookie'], body]).toEqual([404, undefined, 'No encontramos lo que buscas.']);
});

test('another port of it is not the storefront’s either: it has the same cookies', async () => {
  expect((await ask('/', { host: 'captcha.example:8443' })).statusCode).toBe(404);
});

test.each(['POST', 'HEAD', 'OPTIONS'] as const)('it is not answered to %s', async (method) => {
  expect((await ask('/captcha', { method })).statusCode).toBe(404);
});

test.each(['', '/cuenta/captcha'])('with the site key «%s» there is no page', async (key) => {
  siteKey = key;
  expect((await ask()).statusCode).toBe(404);
});

test('other host names are the storefront’s', async () => {
  for (const host of ['brasa.example', 'captcha.example.evil.example']) expect((await ask('/captcha', { host })).body).toBe('the storefront');
});
