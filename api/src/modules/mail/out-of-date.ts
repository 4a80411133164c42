import type { Selectable } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { LetterName } from './outbox.ts';

/** How long a letter about what somebody does right now is of use, in milliseconds (docs/decisions/0063). */
export const waitedForMs = 12 * 3_600_000;

type Row = Pick<Selectable<Tables['mail_outbox']>, 'id' | 'template' | 'to_email' | 'attempts' | 'created_at'>;

const isOneOf = (template: string, names: readonly LetterName[]): boolean => (names as readonly string[]).includes(template);
const withPasswordLink = ['recover-password', 'account-exists'] as const satisfies readonly LetterName[];
const askedFor = [...withPasswordLink, 'activate-again'] as const satisfies readonly LetterName[];
/** Two of these in one mailbox say the same. */
const oneIsEnough = [...askedFor, 'login-attempts'] as const satisfies readonly LetterName[];

/**
 * A later one of the same kind waits for the same mailbox. A letter that is tried for the first time goes out all the same: who asks
 * three times within a minute gets three letters while the mail server answers. The try that is going on counts in `attempts`.
 */
async function isReplaced(trx: Trx, { id, template, to_email: to, attempts }: Row): Promise<boolean> {
  const isFirstTry = attempts === 1;
  if (isFirstTry) return false;
  return (await trx.selectFrom('mail_outbox').select('id').where('to_email', '=', to).where('template', '=', template).where('status', '=', 'QUEUED').where('id', '>', id).limit(1).executeTakeFirst()) !== undefined;
}

/** A link to a new password was used since this one was asked for: the owner is in again. */
async function isUsed(trx: Trx, { to_email: to, created_at: askedAt }: Row): Promise<boolean> {
  const used = trx.selectFrom('one_time_token').innerJoin('customer', 'customer.id', 'one_time_token.customer_id').select('customer.id');
  return (await used.where('customer.email', '=', to).where('one_time_token.kind', '=', 'PASSWORD').where('one_time_token.used_at', '>', askedAt).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Whether a letter that waits (the mail server was away) has nothing to say any more to whoever asked for it. Links are made when
 * a letter is written, so none is over when it arrives. `now` in epoch milliseconds.
 */
export async function isOutOfDate(trx: Trx, row: Row, now: number): Promise<boolean> {
  const { template, created_at: askedAt } = row;
  if (isOneOf(template, askedFor) && askedAt.getTime() + waitedForMs <= now) return true;
  if (isOneOf(template, withPasswordLink) && (await isUsed(trx, row))) return true;
  return isOneOf(template, oneIsEnough) && isReplaced(trx, row);
}
