import { json } from '../../db/tables.ts';
import type { SignUpDetails } from '../../db/tables/customer-tables.ts';
import type { Database, Trx } from '../../db/database.ts';
import { rememberRemoval } from '../../db/deleted-rows.ts';
import { queueLimited } from '../mail/outbox.ts';
import { hashPassword } from './passwords.ts';

export type SignUp = { readonly email: string; readonly password: string; readonly details: SignUpDetails };

/**
 * Whoever signs up sees the same, whether the mailbox is free, waits for its activation or has an account: only its owner
 * reads which. The password is hashed in every case, so the time does not tell either.
 */
export async function signUp(database: Database, { email, password, details }: SignUp, now: number): Promise<void> {
  const password_hash = await hashPassword(password);
  await database.inTransaction(async (trx) => {
    const account = await accountFor(trx, email, { ...details, password_hash }, now);
    const letter = { to: email, now };
    if (account.status === 'ACT') return void (await queueLimited(trx, { ...letter, template: 'account-exists', vars: {} }));
    if (account.status === 'INA') return void (await queueLimited(trx, { ...letter, template: 'account-closed', vars: { customerId: account.id } }));
    const { id } = await trx.insertInto('sign_up').values({ customer_id: account.id, password_hash, details: json(details), created_at: new Date(now) }).returning('id').executeTakeFirstOrThrow();
    await queueLimited(trx, { ...letter, template: 'activate', vars: { customerId: account.id, signUpId: id } });
  });
}

/** The account of the mailbox; a new one, waiting to be activated, when it has none. An existing one is not touched. */
async function accountFor(trx: Trx, email: string, fresh: SignUpDetails & { password_hash: string }, now: number) {
  const moment = new Date(now);
  const created = await trx
    .insertInto('customer')
    .values({ ...fresh, email, status: 'PEN', created_at: moment, updated_at: moment, deleted_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'status'])
    .executeTakeFirst();
  return created ?? trx.selectFrom('customer').select(['id', 'status']).where('email', '=', email).where('status', '!=', 'DEL').executeTakeFirstOrThrow();
}

/** Once the account is open: what was typed for its mailbox, with the hashes of the passwords, also what stood in the account itself until then. `now` in epoch milliseconds. */
export async function forgetSignUps(trx: Trx, customerId: number, now: number): Promise<void> {
  const { numDeletedRows } = await trx.deleteFrom('sign_up').where('customer_id', '=', customerId).executeTakeFirstOrThrow();
  if (numDeletedRows > 0) await rememberRemoval(trx, ['sign_up', 'customer'], now);
}
