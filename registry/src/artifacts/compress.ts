import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { recentlyUsed } from './recently-used.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const isText = /\.(js|cjs|mjs|json|css|svg|txt|html|map|webmanifest)$/;
/** From here on the best level takes seconds per file for the last percent. */
const largeFile = 600_000;
/** Bytes of results that are kept: about what all remotes of a shop come to. */
const keptBytes = 8 * 1024 * 1024;

type Compressed = { readonly extension: '.br' | '.gz'; readonly content: Uint8Array };
/** `path` ends as the name of the file does, `content` is not compressed. Rejects only when there is no memory for it. */
type Compress = (path: string, content: Uint8Array) => Promise<readonly Compressed[]>;

async function compress(content: Uint8Array): Promise<readonly Compressed[]> {
  const quality = content.length > largeFile ? 9 : constants.BROTLI_MAX_QUALITY;
  const [br, gz] = await Promise.all([
    toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    toGzip(content, { level: 9 }),
  ]);
  const both = [{ extension: '.br' as const, content: br }, { extension: '.gz' as const, content: gz }];
  return both.filter((smaller) => smaller.content.length < content.length);
}

const bytesOf = (files: readonly Compressed[]): number => files.reduce((sum, { content }) => sum + content.length, 0);

/**
 * Compresses files once when they are published, so that serving costs nothing. What gets no smaller is left out. Equal bytes are
 * compressed once: most files of a version are those of the version before, and remotes share the code of the map.
 */
export function newCompress(): Compress {
  const known = recentlyUsed(keptBytes, bytesOf);
  return async (path, content) => {
    if (!isText.test(path) || content.length < 256) return [];
    const hash = createHash('sha256').update(content).digest('base64');
    const before = known.get(hash);
    if (before) return before;
    const files = await compress(content);
    known.set(hash, files);
    return files;
  };
}
