import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { inMemory } from '../../config.ts';
import { filedLetter, newestLetters } from './letter-folder.ts';
import { mailboxPage, mailboxPath } from './mailbox-page.ts';

/** More are in the folder. */
const shown = 100;

/** Whether anybody who reaches this server may read every letter: demo data, no mail server, and never in production. */
export const showsLetters = ({ production, seedDemo, mailUrl, dataDir }: Pick<Config, 'production' | 'seedDemo' | 'mailUrl' | 'dataDir'>): boolean => !production && seedDemo && mailUrl === '' && dataDir !== inMemory;

/** Links in letters are secrets: no cache, no referrer, no frame. */
const headersWith = (styles: string, pictures = "'none'") => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': `default-src 'none'; style-src ${styles}; img-src ${pictures}; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
});

/** `/buzon`: the letters of the outbox folder, so that an account can be activated where there is no mail server. */
export function mailboxRoutes(app: FastifyInstance, { dataDir }: Pick<Config, 'dataDir'>): void {
  const folder = join(dataDir, 'outbox');

  app.get(mailboxPath, { schema: { hide: true } }, async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers(headersWith(`'nonce-${nonce}'`))
      .type('text/html; charset=utf-8')
      .send(mailboxPage(await newestLetters(folder, shown), nonce));
  });

  app.get<{ Params: { file: string } }>(`${mailboxPath}/:file`, { schema: { hide: true } }, async (request, reply) => {
    const letter = await filedLetter(folder, request.params.file);
    if (!letter) return reply.redirect(mailboxPath);
    // As a mail program shows it: styles stand at the elements, pictures come with the letter.
    return reply.headers(headersWith("'unsafe-inline'", 'data:')).type('text/html; charset=utf-8').send(letter.html);
  });
  app.get<{ Params: { file: string; attachment: string } }>(`${mailboxPath}/:file/:attachment`, { schema: { hide: true } }, async (request, reply) => {
    const { file, attachment } = request.params;
    const found = /^\d{1,2}$/.test(attachment) ? (await filedLetter(folder, file))?.attachments[Number(attachment)] : undefined;
    if (!found) return reply.redirect(mailboxPath);
    return reply
      .headers({ ...headersWith("'none'"), 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}` })
      .type(found.type)
      .send(found.content);
  });
}
