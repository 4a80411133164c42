import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { openEnvelope } from '../envelope-crypto.ts';
import type { Secrets } from '../secrets.ts';
import type { Call } from './call.ts';
import { Failure } from './failures.ts';

const kilobyte = 1024;
const deepest = 12;
const envelopeAge = 24 * 3600 * 1000;

const encrypted = (call: Call): boolean => call.options.encrypt === true || call.encryptionOptional;
const plainLimit = (call: Call): number => (call.size === 'order' ? 256 : 64) * kilobyte;

/** Largest body as it travels; base64 makes an envelope a third larger. */
export const bodyLimit = (call: Call): number => (encrypted(call) ? (call.size === 'order' ? 350 : 90) * kilobyte : plainLimit(call));

/** Fields whose lines are their writer's: the dedication of a gift card. */
const multiline = new Set(['CER_D']);
const lineBreak = /\r\n|[\n\r\u2028\u2029]/;

/** Each line clean, and at most one empty line between two. */
const cleanLines = (text: string): string =>
  text
    .split(lineBreak)
    .map(cleanText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

// Half a letter cannot be stored. Composing sorts the accents of a letter one by one: more than anybody writes would take a
// second. Line breaks and tabs become spaces; every other control character goes, and so do those that turn the writing around.
const cleanText = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '')
    .replace(/(\p{M}{30})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Trims, normalises and checks what came in, whatever it came in as. */
export function clean(value: unknown, depth = 0, field = ''): unknown {
  if (depth > deepest) throw new Failure('BAD_REQUEST');
  if (typeof value === 'string') return multiline.has(field) ? cleanLines(value) : cleanText(value);
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [cleanText(key), item] as const);
  if (entries.some(([key]) => forbiddenKeys.has(key))) throw new Failure('BAD_REQUEST');
  return Object.fromEntries(entries.map(([key, item]) => [key, clean(item, depth + 1, key)]));
}

const plainObject = (body: unknown): Record<string, unknown> => {
  if (body === undefined || body === null || body === '') return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw new Failure('BAD_REQUEST');
  return body as Record<string, unknown>;
};

function readPlaintext(call: Call, request: FastifyRequest, secrets: Secrets, clock: Clock): Record<string, unknown> {
  const body = plainObject(request.body);
  const sealed = call.options.encrypt === true || (call.encryptionOptional && Object.keys(body).length === 1 && typeof body['data'] === 'string');
  if (!sealed) return body;
  const keyId = request.headers['ck-id'];
  const { plain, size } = openEnvelope(body, secrets, typeof keyId === 'string' ? keyId : undefined);
  if (size > plainLimit(call)) throw new Failure('TOO_LARGE');
  const sentAt = plain['_ts'];
  if (typeof sentAt === 'number' && Math.abs(clock.now() - sentAt) > envelopeAge) throw new Failure('CK_UNREADABLE');
  return plain;
}

const idempotencyKey = z.uuid().optional();

/** Decrypts, cleans and takes the two members of the envelope off. */
export function readInput(call: Call, request: FastifyRequest, secrets: Secrets, clock: Clock): { fields: Record<string, unknown>; idempotencyKey: string | null } {
  const { _id, _ts, ...fields } = readPlaintext(call, request, secrets, clock);
  const key = idempotencyKey.safeParse(_id);
  if (!key.success) throw new Failure('BAD_REQUEST');
  return { fields: clean(fields) as Record<string, unknown>, idempotencyKey: key.data ?? null };
}

const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, item]) => [key, ordered(item)]),
  );
};

/** Equal content gives an equal hash, whatever the order of its keys. */
export const contentHash = (input: unknown): string => createHash('sha256').update(JSON.stringify(ordered(input))).digest('hex');
