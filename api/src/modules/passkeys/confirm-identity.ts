import type { IdentityProof } from '@brasa/shared/wire/passkeys-schema';
import type { CustomerCaller } from '../../calls/caller.ts';
import { Refusal } from '../../calls/failures.ts';
import type { Database } from '../../db/database.ts';
import { accountText } from '../auth/account-text.ts';
import { knowsPassword } from '../auth/confirm-password.ts';
import { checkAssertion, type PasskeyContext } from './passkey-checks.ts';
import { passkeyText } from './passkey-text.ts';

const refusedField = (field: string, message: string): Refusal => new Refusal(message, { problems: [{ field, message }] });

/**
 * Who has a session proves once more who it is, with the password or a passkey of the account: a device left open, or tokens
 * that were copied, are not enough. Wrong passwords are counted (`knowsPassword`). Throws the refusal.
 */
export async function confirmIdentity(database: Database, context: PasskeyContext, { contrasena, credencial }: IdentityProof, { customerId, sessionId }: Pick<CustomerCaller, 'customerId' | 'sessionId'>): Promise<void> {
  if (credencial !== undefined) {
    if (await checkAssertion(context, credencial, { purpose: 'CONFIRM', sessionId }, customerId)) return;
    throw refusedField('credencial', passkeyText.notConfirmed);
  }
  if (contrasena === undefined) throw refusedField('contrasena', passkeyText.proofNeeded);
  if (!(await knowsPassword(database, { customerId, sessionId, password: contrasena }, context.now()))) throw refusedField('contrasena', accountText.wrongPassword);
}
