import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { assertNoTransaction } from '../../db/unit-of-work.ts';
import type { Secrets } from '../../secrets.ts';
import type { ReleaseHolder } from '../catalog/release-holder.ts';
import { isOutOfDate } from './out-of-date.ts';
import type { Letters } from './outbox.ts';
import { recordDelivery } from '../gift-cards/gift-letters.ts';
import { renderGiftLetter } from './render-gift-letter.ts';
import { renderMail } from './render-mail.ts';
import type { Letter, RenderedMail } from './render-mail.ts';
import { writeLetter } from './write-letter.ts';

export type Envelope = RenderedMail & { readonly id: number; readonly to: string; readonly template: string; readonly link: string };
/** The mail server says that there is no such mailbox, or that it takes nothing: trying again is of no use. */
export class MailboxRefused extends Error {
  constructor(options?: ErrorOptions) {
    super('The mailbox takes no mail.', options);
    this.name = 'MailboxRefused';
  }
}

/** Hands one mail over; throws when it could not: `MailboxRefused` when it never will. */
export type Carrier = (mail: Envelope) => Promise<void>;

export type PostOffice = { readonly database: Database; readonly clock: Clock; readonly log: FastifyBaseLogger; readonly secrets: Pick<Secrets, 'giftKey'>; readonly release: Pick<ReleaseHolder, 'current'>; readonly publicUrl: string; readonly carrier: Carrier };

/** For two days, in the end once an hour: a mail server that is away for a day costs nobody a gift card. */
const mostAttempts = 54;
const firstPauseMs = 30_000;
const longestPauseMs = 3_600_000;

type Taken = { readonly id: number; readonly to: string; readonly template: string; readonly vars: unknown; readonly attempts: number };

/**
 * Takes the next letter that is due. It is put off before it is written and sent: should this process die meanwhile, or it
 * cannot be written, it is tried again later and holds up no other. Of several instances each takes another one.
 */
function takeNext({ database, clock }: PostOffice): Promise<Taken | null> {
  const now = clock.now();
  return database.inTransaction(async (trx) => {
    const row = await trx
      .selectFrom('mail_outbox')
      .selectAll()
      .where('status', '=', 'QUEUED')
      .where((eb) => eb.or([eb('next_at', 'is', null), eb('next_at', '<=', new Date(now))]))
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return null;
    const pause = Math.min(firstPauseMs * 2 ** row.attempts, longestPauseMs);
    const attempts = row.attempts + 1;
    await trx.updateTable('mail_outbox').set({ attempts, next_at: new Date(now + pause) }).where('id', '=', row.id).execute();
    return { id: row.id, to: row.to_email, template: row.template, vars: row.vars, attempts };
  });
}

/** Null: it was erased or replaced meanwhile, is out of date, or there is nobody to write to. */
function write({ database, clock, secrets, release, publicUrl }: PostOffice, { id }: Taken): Promise<Letter | null> {
  const now = clock.now();
  return database.inTransaction(async (trx) => {
    const row = await trx.selectFrom('mail_outbox').selectAll().where('id', '=', id).where('status', '=', 'QUEUED').forUpdate().executeTakeFirst();
    const letter = row && !(await isOutOfDate(trx, row, now)) ? await writeLetter(trx, { publicUrl, secrets, release, now }, row) : null;
    // Kept as sent, so that asking again does not start over.
    if (!letter) await trx.updateTable('mail_outbox').set({ status: 'SENT', sent_at: new Date(now) }).where('id', '=', id).where('status', '=', 'QUEUED').execute();
    return letter;
  });
}

type Reason = { readonly reason: string; readonly command?: string; readonly responseCode?: number; readonly at?: readonly string[] };

/**
 * Why a letter did not go out, without the mailbox: mail servers repeat it in their sentences, so no message is logged. An
 * error without a code is not the mail library's nor the file system's: it is logged with the lines of its stack.
 */
function reasonOf(error: unknown): Reason {
  const { name, code, command, responseCode, stack = '' } = (error instanceof MailboxRefused ? error.cause : error) as Partial<Record<'name' | 'code' | 'command' | 'stack', string>> & { readonly responseCode?: number };
  const at = stack.split('\n').filter((line) => /^\s+at /.test(line)).map((line) => line.trim());
  return { reason: code ?? name ?? 'unknown', ...(command && { command }), ...(responseCode && { responseCode }), ...(code === undefined && { at }) };
}

async function deliver(office: PostOffice, taken: Taken): Promise<void> {
  assertNoTransaction('A mail was sent');
  const { database, clock, log, carrier } = office;
  const { id, to, template, vars, attempts } = taken;
  const record = (status: 'SENT' | 'FAILED'): Promise<void> => {
    const now = clock.now();
    return database.inTransaction(async (trx) => {
      await trx.updateTable('mail_outbox').set({ status, ...(status === 'SENT' && { sent_at: new Date(now) }) }).where('id', '=', id).execute();
      if (template === 'gift-card') await recordDelivery(trx, { ...(vars as Letters['gift-card']), isDelivered: status === 'SENT', now });
    });
  };
  try {
    const letter = await write(office, taken);
    if (!letter) return;
    const rendered = letter.gift ? await renderGiftLetter(letter, letter.gift, clock.now()) : renderMail(letter);
    await carrier({ ...rendered, id, to, template, link: letter.link?.url ?? '' });
  } catch (error) {
    const isLast = attempts >= mostAttempts || error instanceof MailboxRefused;
    log.error({ ...reasonOf(error), mail: id, template, attempts }, isLast ? 'a mail was given up' : 'a mail did not go out; it is tried again');
    if (isLast) await record('FAILED');
    return;
  }
  await record('SENT');
}

/** Everything that is due, oldest first; answers how many were taken. */
export async function sendLetters(office: PostOffice, closing?: AbortSignal): Promise<number> {
  for (let count = 0; ; count += 1) {
    if (closing?.aborted) return count;
    const taken = await takeNext(office);
    if (taken === null) return count;
    await deliver(office, taken);
  }
}
