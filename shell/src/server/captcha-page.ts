import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from './config.ts';
import { attributes } from './html.ts';
import { compact } from './inline-scripts.ts';
import { noPermissions } from './security-headers.ts';
import type { Shop } from './shop-source.ts';

const google = 'https://www.google.com/recaptcha/';
const googleFiles = 'https://www.gstatic.com/recaptcha/';

/**
 * Shows Google's widget and tells the storefront, and nobody else, what happens to it: `ready`, `solved` with the answer,
 * `expired`, `failed`, and the `height` in pixels whenever it changes, because the pictures of a challenge need more than the box.
 */
export const captchaScript = compact(`
{
  const box = document.getElementById('captcha');
  const { key, storefront } = box.dataset;
  const send = (kind, more) => parent.postMessage({ kind, ...more }, storefront);
  let sent = 0;
  const measure = () => {
    const shown = [...document.querySelectorAll('iframe')].filter((frame) => getComputedStyle(frame).visibility !== 'hidden');
    const height = Math.ceil(scrollY + Math.max(...[box, ...shown].map((element) => element.getBoundingClientRect().bottom)));
    if (height !== sent) send('height', { height: sent = height });
  };
  self.captchaReady = () => {
    grecaptcha.render(box, {
      sitekey: key,
      size: innerWidth < 304 ? 'compact' : 'normal',
      callback: (answer) => send('solved', { answer }),
      'expired-callback': () => send('expired'),
      'error-callback': () => send('failed')
    });
    new MutationObserver(measure).observe(document.documentElement, { attributes: true, childList: true, subtree: true });
    new ResizeObserver(measure).observe(box);
    measure();
    send('ready');
  };
  const script = document.createElement('script');
  script.src = '${google}api.js?onload=captchaReady&render=explicit&hl=es-419';
  script.onerror = () => send('failed');
  document.head.append(script);
}`);

const hash = `'sha256-${createHash('sha256').update(captchaScript).digest('base64')}'`;

const policy = (storefront: string): string =>
  [
    "default-src 'none'",
    `script-src ${hash} ${google} ${googleFiles}`,
    // Google's widget writes styles into the page. Nothing of ours is here that they could give away.
    "style-src 'unsafe-inline'",
    `img-src ${googleFiles}`,
    `connect-src ${google}`,
    `frame-src ${google} https://recaptcha.google.com/recaptcha/`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${storefront}`,
  ].join('; ');

const page = (key: string, storefront: string): string =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>No soy un robot</title><style>body{margin:0}</style></head><body><div${attributes({ id: 'captcha', 'data-key': key, 'data-storefront': storefront })}></div><script>${captchaScript}</script></body></html>`;

type Parts = { readonly config: Pick<ShellConfig, 'captchaOrigin' | 'publicUrl'>; readonly shop: () => Shop };

/**
 * Requests for the host name of `CAPTCHA_ORIGIN`, at any port, get the page of Google's widget at `/captcha`, and nothing else: what runs
 * there is not ours, and shares no origin with the storefront. Comes before every route.
 */
export function captchaPage(app: FastifyInstance, { config: { captchaOrigin, publicUrl }, shop }: Parts): void {
  if (captchaOrigin === '') return;
  const { hostname } = new URL(captchaOrigin);
  const storefront = new URL(publicUrl).origin;
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': policy(storefront),
    'permissions-policy': noPermissions,
    // Google compares the page that asks with those its key is for.
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex',
  };
  app.addHook('onRequest', async (request, reply) => {
    if (request.hostname.toLowerCase() !== hostname) return;
    const key = shop().catalog?.config.captchaSiteKey ?? '';
    // A key of our own challenge is none of Google's.
    if (request.method !== 'GET' || request.url !== '/captcha' || key === '' || key.startsWith('/')) {
      return reply.code(404).headers({ 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }).type('text/plain; charset=utf-8').send('No encontramos lo que buscas.');
    }
    return reply.headers(headers).type('text/html; charset=utf-8').send(page(key, storefront));
  });
}
