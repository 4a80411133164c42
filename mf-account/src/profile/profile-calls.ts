import type { Person } from '@brasa/shared/domain/person';
import { toPersonRequest } from '@brasa/shared/wire/person-wire';
import { ask, type AccessResult, type NewPassword } from '../access/access-calls.ts';

/** The mailbox is the account and stays: the api refuses another one. */
export const savePerson = (person: Person): Promise<AccessResult> => ask('cliente/saveCliente', toPersonRequest(person));

export type PasswordChange = NewPassword & { readonly current: string };

/** All other sessions end with it. */
export const changeOwnPassword = ({ current, password, confirmation }: PasswordChange): Promise<AccessResult> =>
  ask('cliente/changePassword', { contrasena: current, newcontrasena: password, contrasenaConfirm: confirmation });

/** Closes the account; erased thirty days later [DEC-239]. */
export const closeAccount = (): Promise<AccessResult> => ask('cliente/unsubscribe');

/** The account stays. */
export const withdrawConsent = (): Promise<AccessResult> => ask('cliente/unsubscribe', { tipo: 'PUBLICIDAD' });
