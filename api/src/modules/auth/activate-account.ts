import type { SignUpDetails } from '../../db/tables/customer-tables.ts';
import type { Database, Trx } from '../../db/database.ts';
import { attachGuestOrders } from './guest-orders.ts';
import { dropOpenLinks, useLink, wasJustUsed } from './one-time-links.ts';
import type { OpenLink } from './one-time-links.ts';
import { recordSecurityEvent } from './security-events.ts';
import { forgetSignUps } from './sign-up.ts';

const kinds = ['ACTIVATE', 'UNDELETE'] as const;

/** The link proves the mailbox: it opens a new account, or opens one again that was to be closed. */
export function activateAccount(database: Database, secret: string, guestId: string | null, now: number): Promise<boolean> {
  return database.inTransaction(async (trx) => {
    const link = await useLink(trx, secret, kinds, now);
    if (!link) return wasJustUsed(trx, secret, kinds, now);
    const account = link.kind === 'UNDELETE' ? await reopen(trx, link, now) : await open(trx, link, now);
    if (!account) return false;
    await dropOpenLinks(trx, link.customerId);
    if (guestId) await attachGuestOrders(trx, { customerId: link.customerId, email: account.email }, guestId, now);
    return true;
  });
}

/** What the link's own sign-up said becomes the account; whatever else was typed for this mailbox is forgotten. */
async function open(trx: Trx, { customerId, signUpId }: OpenLink, now: number): Promise<{ email: string } | undefined> {
  const typed = signUpId === null ? undefined : await trx.selectFrom('sign_up').select(['password_hash', 'details']).where('id', '=', signUpId).executeTakeFirst();
  const details: Partial<SignUpDetails & { password_hash: string }> = typed ? { ...typed.details, password_hash: typed.password_hash } : {};
  const opened = await trx
    .updateTable('customer')
    .set({ ...details, status: 'ACT', updated_at: new Date(now) })
    .where('id', '=', customerId)
    .where('status', '=', 'PEN')
    .returning('email')
    .executeTakeFirst();
  await forgetSignUps(trx, customerId, now);
  return opened;
}

async function reopen(trx: Trx, { customerId }: OpenLink, now: number): Promise<{ email: string } | undefined> {
  const account = await trx.updateTable('customer').set({ status: 'ACT', deleted_at: null, updated_at: new Date(now) }).where('id', '=', customerId).where('status', '=', 'INA').returning('email').executeTakeFirst();
  if (account) await recordSecurityEvent(trx, { customerId, event: 'account-reopened', now });
  return account;
}
