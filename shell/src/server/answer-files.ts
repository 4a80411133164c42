import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { answerUrl } from '../composition/answers.ts';
import { compress, type Encoding } from './compress.ts';
import { recent } from './recent.ts';

/** Pages that were made from an earlier release ask for their files a little later: those of the last eight releases are there. */
const mostFiles = 24;

const toBrotli = promisify(brotliCompress);

/** `at(encoding)`: its bytes, as well compressed as they are by then. */
export type AnswerFile = { readonly at: (encoding: Encoding) => Promise<Buffer> };

export type AnswerFiles = {
  /** `packed`: JSON by the hash of its query key; returns the address of each by the same hash. */
  readonly add: (packed: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
  /** `url`: path. Undefined for what is not there, or no longer. */
  readonly find: (url: string) => AnswerFile | undefined;
};

/** The best compression of a large menu takes seconds, though of no thread of ours: until it is done a quick one is sent. */
function toFile(text: string): AnswerFile {
  const made = new Map<Encoding, Promise<Buffer>>();
  let best: Buffer | null = null;
  const size = Buffer.byteLength(text);
  toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: size } }).then(
    (bytes) => {
      best = bytes;
      made.delete('br');
    },
    () => {},
  );
  return {
    at: async (encoding) => {
      if (encoding === 'br' && best) return best;
      const making = made.get(encoding) ?? compress(text, encoding);
      made.set(encoding, making);
      return making;
    },
  };
}

/** Answers of the api as files, in memory. */
export function createAnswerFiles(): AnswerFiles {
  const files = recent<AnswerFile>(mostFiles);
  const add = (key: string, text: string): string => {
    const [name] = JSON.parse(key) as [string];
    const url = answerUrl(name, createHash('sha256').update(text).digest('hex'));
    files.set(url, files.get(url) ?? toFile(text));
    return url;
  };
  return {
    add: (packed) => Object.fromEntries(Object.entries(packed).map(([key, text]) => [key, add(key, text)])),
    find: files.get,
  };
}
