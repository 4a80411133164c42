import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { type Config, inMemory } from '../../config.ts';
import type { Carrier, Envelope } from './send-letters.ts';

const messageOf = (from: string, { to, subject, text, html }: Envelope) => ({
  from,
  // An object, never text: an address cannot smuggle in a second one.
  to: { name: '', address: to },
  subject,
  text,
  html,
  disableFileAccess: true,
  disableUrlAccess: true,
});

const patience = 10_000;

/** A server that takes mail. */
export function smtpCarrier({ mailUrl, mailFrom }: Pick<Config, 'mailUrl' | 'mailFrom'>): Carrier {
  const transport = createTransport({ url: mailUrl, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience });
  return async (mail) => void (await transport.sendMail(messageOf(mailFrom, mail)));
}

/** No server: files a mail program opens, and the links in the log, so that an account can be activated without a network. */
export function fileCarrier({ dataDir, mailFrom, production }: Pick<Config, 'dataDir' | 'mailFrom' | 'production'>, log: FastifyBaseLogger): Carrier {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mailFrom, mail));
    if (dataDir !== inMemory) {
      const folder = join(dataDir, 'outbox');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${String(mail.id).padStart(6, '0')}-${mail.template}.eml`), message as Buffer, { mode: 0o600 });
    }
    log.info({ mail: mail.id, template: mail.template, ...(!production && mail.link !== '' && { link: mail.link }) }, 'a mail is in the outbox folder');
  };
}
