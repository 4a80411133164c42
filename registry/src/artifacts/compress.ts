import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const isText = /\.(js|cjs|mjs|json|css|svg|txt|html|map|webmanifest)$/;
/** From here on the best level takes seconds per file for the last percent. */
const largeFile = 600_000;

/** Compressed once when published, so that serving costs nothing. What gets no smaller is left out. */
export async function compressed(path: string, content: Uint8Array): Promise<{ extension: '.br' | '.gz'; content: Uint8Array }[]> {
  if (!isText.test(path) || content.length < 256) return [];
  const quality = content.length > largeFile ? 9 : constants.BROTLI_MAX_QUALITY;
  const [br, gz] = await Promise.all([
    toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    toGzip(content, { level: 9 }),
  ]);
  const both = [{ extension: '.br' as const, content: br }, { extension: '.gz' as const, content: gz }];
  return both.filter((smaller) => smaller.content.length < content.length);
}
