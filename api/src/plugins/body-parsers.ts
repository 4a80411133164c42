import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../calls/failures.ts';

const maxFields = 40;
const maxFieldSize = 16 * 1024;

type Fields = Record<string, string | string[]>;

/** `ids`, `ids[]` and `ids[0]` all name the list `ids`; a name that comes twice is a list too. */
function fromEntries(entries: Iterable<readonly [string, string]>): Fields {
  const fields: Fields = Object.create(null);
  let count = 0;
  for (const [rawName, value] of entries) {
    count += 1;
    if (count > maxFields || value.length > maxFieldSize) throw new Failure('TOO_LARGE');
    const name = rawName.replace(/\[\d{0,3}\]$/, '');
    const isList = name !== rawName;
    const before = fields[name];
    fields[name] = before === undefined ? (isList ? [value] : value) : [before, value].flat();
  }
  return fields;
}

const isMultipart = (request: FastifyRequest): boolean => request.isMultipart?.() === true;

/** A body that ends too early, or is no multipart at all, is the sender's mistake; the library says so without a status. */
async function* readable<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  try {
    yield* parts;
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error ? error : new Failure('BAD_REQUEST', {}, { cause: error });
  }
}

async function readMultipart(request: FastifyRequest, limit: number): Promise<Fields> {
  const entries: [string, string][] = [];
  let size = 0;
  for await (const part of readable(request.parts())) {
    if (part.type === 'file') throw new Failure('TOO_LARGE');
    const value = typeof part.value === 'string' ? part.value : JSON.stringify(part.value ?? '');
    size += part.fieldname.length + value.length;
    if (size > limit) throw new Failure('TOO_LARGE');
    entries.push([part.fieldname, value]);
  }
  return fromEntries(entries);
}

/** JSON, form and multipart bodies end as one plain object; an absent body is fine everywhere. */
export async function bodyParsers(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, ready) => {
    if (body === '') return ready(null, undefined);
    try {
      ready(null, JSON.parse(body as string));
    } catch {
      ready(new Failure('BAD_REQUEST'));
    }
  });
  await app.register(formbody, { parser: (text) => ({ ...fromEntries(new URLSearchParams(text)) }) });
  await app.register(multipart, { limits: { fields: maxFields, fieldSize: maxFieldSize, fieldNameSize: 100, files: 0, parts: maxFields, headerPairs: 20 } });
  app.addHook('onRequest', async (request) => {
    const coding = request.headers['content-encoding'];
    if (coding !== undefined && coding.toLowerCase() !== 'identity') throw new Failure('MEDIA_TYPE');
  });
  app.addHook('preValidation', async (request) => {
    if (!isMultipart(request)) return;
    const limit = request.routeOptions.bodyLimit ?? 64 * 1024;
    if (Number(request.headers['content-length'] ?? 0) > limit) throw new Failure('TOO_LARGE');
    request.body = await readMultipart(request, limit);
  });
}
