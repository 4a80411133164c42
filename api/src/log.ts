import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/** Nothing secret reaches the log, whatever is logged. */
const redaction = {
  paths: ['authorization', 'refresh-token', 'contrasena', 'newcontrasena', 'contrasenaConfirm', 'password', 'codigo', 'token', 'refreshToken', 'ck', 'secret'].flatMap((name) => {
    const key = name.includes('-') ? `["${name}"]` : name;
    return name.includes('-') ? [key, `*${key}`, `*.*${key}`] : [key, `*.${key}`, `*.*.${key}`];
  }),
  censor: '[redacted]',
};

/** A database puts the whole row and every value that was sent beside its errors, a mail server the recipient: that is somebody's data. */
const toldOfErrors = new Set(['type', 'message', 'stack', 'code', 'constraint', 'table', 'column', 'responseCode', 'aggregateErrors']);
const mailbox = /[\w.+-]+@[\w-]+\.[\w.-]+/g;
const withoutMailboxes = (value: unknown): unknown => (typeof value === 'string' ? value.replace(mailbox, '[mailbox]') : value);

const told = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(told);
  if (typeof value !== 'object' || value === null) return withoutMailboxes(value);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => toldOfErrors.has(key))
      .map(([key, inner]) => [key, told(inner)]),
  );
};
const describeError = (error: unknown): unknown => told(pino.stdSerializers.err(error as Error));

/** The server's log. Errors are logged as `err`. */
export const createLog = (level: Config['logLevel'], destination?: DestinationStream): Logger =>
  pino({ level, redact: redaction, serializers: { err: describeError } }, ...(destination ? [destination] : []));
