import { createServer, request } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'set-cookie']);
const brotli = (content, quality) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });

/** One answer of the storefront, with the bytes as they were sent. */
function ask(origin, { method, path, headers = {}, body = Buffer.alloc(0) }) {
  const { host } = new URL(origin);
  return new Promise((done, fail) => {
    const asked = request(origin + path, { method, headers: { ...headers, host, ...(headers.origin ? { origin } : {}), 'accept-encoding': 'br' } }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part)).once('error', fail).once('end', () => {
        const kept = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name)));
        done({ status: answer.statusCode, headers: kept, body: Buffer.concat(parts) });
      });
    });
    asked.once('error', fail);
    asked.end(body);
  });
}

export async function fetchPage(origin, path, headers = {}) {
  const answer = await ask(origin, { method: 'GET', path, headers: { accept: 'text/html', ...headers } });
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`);
  return { ...answer, html: (answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(answer.body) : answer.body).toString() };
}

/** A page of ours, as a server that makes it for each visitor (quality 5) or a host of finished files (quality 11) would send it. */
export function withHtml({ headers, status }, html, quality) {
  const body = brotli(Buffer.from(html), quality);
  return { status, headers: { ...headers, 'content-encoding': 'br', 'content-length': String(body.length) }, body, html };
}

const readBody = async (stream) => Buffer.concat(await Array.fromAsync(stream));

/**
 * A server that answers from memory: `pages` by path, `files` by URL, everything else as the storefront answered the first
 * time it was asked. So no variant waits for a database that another one has warmed up.
 */
export async function startReplay({ origin, pages, fileOf = () => null }, known) {
  const answerTo = (method, path, headers, body) => {
    if (method === 'GET' && pages[path]) return pages[path];
    const file = method === 'GET' ? fileOf(path) : null;
    const key = `${method} ${path} ${body.toString('base64')}`;
    if (!known.has(key)) {
      const answer = file
        ? Promise.resolve({ status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable', 'cross-origin-resource-policy': 'same-origin', 'x-content-type-options': 'nosniff' }, body: brotli(file, 11) })
        : ask(origin, { method, path, headers, body });
      known.set(key, answer);
      answer.catch(() => known.delete(key));
    }
    return known.get(key);
  };
  const server = createServer(async (incoming, outgoing) => {
    try {
      const { status, headers, body } = await answerTo(incoming.method, incoming.url, incoming.headers, await readBody(incoming));
      outgoing.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
    } catch {
      outgoing.writeHead(502).end();
    }
  });
  await new Promise((done) => server.listen(0, 'localhost', done));
  const close = () => new Promise((done) => {
    server.closeAllConnections();
    server.close(done);
  });
  return { url: `http://localhost:${server.address().port}`, close };
}
