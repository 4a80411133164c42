import { changePasswordRequest, closeAccountRequest, plainAnswer, saveCustomerRequest } from '@brasa/shared/wire/account-schema';
import { done, refused } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import type { Call } from '../../calls/call.ts';
import { Refusal } from '../../calls/failures.ts';
import { rememberRemoval } from '../../db/deleted-rows.ts';
import type { Services } from '../../services.ts';
import { accountText } from '../auth/account-text.ts';
import { changeOwnPassword } from '../auth/change-password.ts';
import { knowsPassword, passwordLimit } from '../auth/confirm-password.ts';
import { acceptedBirthday, toPerson } from '../auth/person-wire.ts';
import { closeAccount, withdrawConsent } from './close-account.ts';

const refusedField = (field: string, message: string): Refusal => new Refusal(message, { problems: [{ field, message }] });

/** What a customer changes about the own account. The owner is the session's, whatever the request says. */
export function profileCalls({ database, clock }: Services): Call[] {
  const save = defineCall({
    path: 'cliente/saveCliente',
    summary: 'Name, phone, birthday and consent of the customer. The mailbox is the account and stays.',
    request: saveCustomerRequest,
    response: plainAnswer,
    handler: async (input, { caller }) => {
      if (input.email !== caller.email) throw refusedField('email', accountText.emailStays);
      const birthday = input.fechaNacimiento === '' ? null : acceptedBirthday(input.fechaNacimiento, clock.now());
      const now = clock.now();
      await database.inTransaction(async (trx) => {
        await trx.updateTable('customer').set({ ...toPerson(input), birthday, updated_at: new Date(now) }).where('id', '=', caller.customerId).execute();
        await rememberRemoval(trx, ['customer'], now);
      });
      return done({ data: {} }, accountText.saved);
    },
  });

  const changePassword = defineCall({
    path: 'cliente/changePassword',
    summary: 'A new password for whoever knows the present one; all other sessions end, passkeys stay.',
    request: changePasswordRequest,
    response: plainAnswer,
    limits: [passwordLimit],
    handler: async ({ contrasena, newcontrasena }, { caller, ip }) => {
      const outcome = await changeOwnPassword(database, { ...caller, ip, current: contrasena, next: newcontrasena }, clock.now());
      if (outcome === 'wrong') throw refusedField('contrasena', accountText.wrongPassword);
      if (outcome === 'same') throw refusedField('newcontrasena', accountText.samePassword);
      return done({ data: {} }, accountText.passwordChanged);
    },
  });

  const unsubscribe = defineCall({
    path: 'cliente/unsubscribe',
    summary: 'Closes the account, or only withdraws the consent to advertising.',
    request: closeAccountRequest,
    response: plainAnswer,
    limits: [passwordLimit],
    handler: async ({ contrasena, tipo }, { caller, ip }) => {
      const { customerId, email, sessionId } = caller;
      if (contrasena !== undefined && !(await knowsPassword(database, { customerId, sessionId, password: contrasena }, clock.now()))) throw refusedField('contrasena', accountText.wrongPassword);
      if (tipo === 'PUBLICIDAD') {
        await withdrawConsent(database.db, customerId, clock.now());
        return done({ data: {} }, accountText.saved);
      }
      return (await closeAccount(database, { customerId, sessionId, email, ip }, clock.now())) ? done({ data: {} }, accountText.closed) : refused(accountText.openOrders);
    },
  });

  return [save, changePassword, unsubscribe];
}
