import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A whole answer, made once per catalogue release and sent as bytes. */
export type BuiltDocument = {
  readonly kind: 'document';
  readonly etag: string;
  /** When the release was published, as HTTP writes it; null where nobody needs to know. */
  readonly lastModified: string | null;
  readonly identity: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
};

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

type BuildOptions = { /** Good enough for tests. */ readonly fast?: boolean; readonly publishedAt?: Date };

export async function buildDocument(value: unknown, { fast = false, publishedAt }: BuildOptions = {}): Promise<BuiltDocument> {
  const identity = Buffer.from(JSON.stringify(value));
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: fast ? 1 : 11, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
    gzipped(identity, { level: fast ? 1 : 9 }),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  return { kind: 'document', etag, lastModified: publishedAt?.toUTCString() ?? null, identity, brotli: br, gzip: gz };
}

/** A coding the client takes: `br` first, then `gzip`, else none; `;q=0` refuses one. */
export function chooseEncoding(acceptEncoding: string | undefined): 'br' | 'gzip' | undefined {
  const accepted = (acceptEncoding ?? '').toLowerCase().split(',').map((part) => part.split(';').map((word) => word.trim()));
  const takes = (coding: string) => accepted.some(([name, quality]) => name === coding && !/^q=0(\.0*)?$/.test(quality ?? ''));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined;
}
