import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { type Config, inMemory } from '../../config.ts';
import { MailboxRefused, type Carrier, type Envelope } from './send-letters.ts';

const messageOf = (from: string, { to, subject, text, html, attachments }: Envelope) => ({
  from,
  // An object, never text: an address cannot smuggle in a second one.
  to: { name: '', address: to },
  subject,
  text,
  html,
  attachments: attachments.map(({ cid, ...file }) => ({ ...file, ...(cid === undefined ? {} : { cid, contentDisposition: 'inline' as const }) })),
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Longest wait for a connection, a greeting and each answer, in milliseconds. */
const defaultTimeoutMs = 10_000;

/** What is asked of an error of the mail library: https://nodemailer.com/smtp/ */
const isRefusedMailbox = (error: unknown): boolean => {
  const { code, responseCode = 0, rejected } = error as { readonly code?: unknown; readonly responseCode?: number; readonly rejected?: readonly string[] };
  return code === 'EENVELOPE' && responseCode >= 500 && rejected !== undefined && rejected.length > 0;
};

/** A server that takes mail: `smtp://` (encrypted where the server offers it, to a certificate that is trusted) or `smtps://`. */
export function smtpCarrier({ mailUrl, mailFrom }: Pick<Config, 'mailUrl' | 'mailFrom'>, timeoutMs = defaultTimeoutMs): Carrier {
  const transport = createTransport({ url: mailUrl, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs });
  return async (mail) => {
    try {
      await transport.sendMail(messageOf(mailFrom, mail));
    } catch (error) {
      throw isRefusedMailbox(error) ? new MailboxRefused({ cause: error }) : error;
    }
  };
}

/** No server: files that a mail program opens and `/buzon` shows, so that an account can be activated without a network. */
export function fileCarrier({ dataDir, mailFrom }: Pick<Config, 'dataDir' | 'mailFrom'>, log: FastifyBaseLogger): Carrier {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mailFrom, mail));
    if (dataDir !== inMemory) {
      const folder = join(dataDir, 'outbox');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${String(mail.id).padStart(6, '0')}-${mail.template}.eml`), message as Buffer, { mode: 0o600 });
    }
    log.info({ mail: mail.id, template: mail.template }, 'a mail is in the outbox folder');
  };
}
