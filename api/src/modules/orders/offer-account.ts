import type { Contact } from '@brasa/shared/domain/order-draft';
import type { Trx } from '../../db/database.ts';
import { acceptedBirthday } from '../auth/person-wire.ts';
import { queueLimited } from '../mail/outbox.ts';

/**
 * A guest wanted an account with the order. A free mailbox gets one that waits for its activation; one that has an account is
 * told so by mail. Whoever ordered sees no difference. `birthday`: dd/MM/yyyy or empty; one that is not old enough is refused.
 */
export async function offerAccount(trx: Trx, contact: Contact & { readonly birthday: string }, now: number): Promise<void> {
  const email = contact.email.toLowerCase();
  const [nombres = '', ...rest] = contact.name.trim().split(/\s+/);
  const birthday = contact.birthday === '' ? null : acceptedBirthday(contact.birthday, now);
  const moment = new Date(now);
  const created = await trx
    .insertInto('customer')
    .values({ email, password_hash: null, status: 'PEN', nombres, apellidos: rest.join(' '), nickname: email.split('@')[0] ?? '', telefono: contact.phone, birthday, created_at: moment, updated_at: moment, deleted_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // The link is made when the mail is sent: no secret waits in the outbox.
  const letter = { to: email, now };
  if (created) await queueLimited(trx, { ...letter, template: 'activate-with-password', vars: { customerId: created.id } });
  else await queueLimited(trx, { ...letter, template: 'account-exists', vars: {} });
}
