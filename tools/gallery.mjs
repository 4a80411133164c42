import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import webpack from 'webpack';
import { copyFonts } from './artwork/fonts.mjs';
import { common } from './webpack/common.mjs';
import { root } from './webpack/root.mjs';

const built = join(root, '.cache/gallery');
const types = { '.js': 'text/javascript; charset=utf-8', '.woff2': 'font/woff2', '.webp': 'image/webp', '.jpg': 'image/jpeg' };

const build = () =>
  new Promise((done, fail) => {
    const base = common({ name: 'gallery', context: join(root, 'tools/gallery'), target: 'web', mode: 'production' });
    const compiler = webpack({ ...base, entry: { gallery: './page.tsx' }, output: { path: built, filename: '[name].js', publicPath: '/' } });
    compiler.run((error, stats) => compiler.close(() => (error || stats.hasErrors() ? fail(error ?? new Error(stats.toString({ all: false, errors: true }))) : done())));
  });

/** As strict as the storefront's: what breaks there breaks here. */
const policy = (nonce) =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; require-trusted-types-for 'script'`;

const page = (nonce) =>
  `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Galería</title><div id="gallery"></div><script nonce="${nonce}" src="/gallery.js"></script>`;

async function answer(request, response) {
  const path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
  if (path === sep) {
    const nonce = randomBytes(16).toString('base64');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy(nonce) }).end(page(nonce));
    return;
  }
  const file = join(path.startsWith(`${sep}img${sep}`) ? join(root, 'api/assets') : built, path);
  const body = await readFile(file).catch(() => null);
  response.writeHead(body ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(body);
}

/** Every component of the design system in every state, on one page. */
export async function main() {
  console.log('Building the gallery …');
  await build();
  await copyFonts(join(built, 'fonts'));
  const port = Number(process.env.PORT ?? 4300);
  const server = createServer((request, response) => void answer(request, response));
  await new Promise((done, fail) => server.once('error', fail).listen(port, done)).catch(() => {
    throw new Error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm run gallery`);
  });
  console.log(`Gallery: http://localhost:${port}`);
}
