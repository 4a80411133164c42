import type { Person } from '@brasa/shared/domain/person';
import { call, customerMessage } from '@brasa/shared/runtime';
import { readOutcome, type FieldProblem } from '@brasa/shared/wire/envelope';
import { objectOf } from '@brasa/shared/wire/read';
import { toPersonRequest } from '@brasa/shared/wire/person-wire';

/** `refused`: the api, or the device, said no; nothing was changed. In `problems` stands what is wrong field by field, when that is known. `failed`: the answer did not come; what was asked for may be done all the same. */
export type AccessResult =
  | { readonly kind: 'done'; readonly message: string; readonly data?: unknown }
  | { readonly kind: 'refused'; readonly message: string; readonly problems: readonly FieldProblem[] }
  | { readonly kind: 'failed'; readonly message: string };

export type NewPassword = { readonly password: string; readonly confirmation: string };

type AccountCall = 'auth/signupEmail' | 'auth/resendActivation' | 'auth/recoveryPassword' | 'auth/activate' | 'auth/changePassword' | 'cliente/saveCliente' | 'cliente/changePassword' | 'cliente/unsubscribe' | 'cuenta/terminarSesion' | 'cuenta/terminarOtrasSesiones' | 'cuenta/retoLlave' | 'cuenta/agregarLlave' | 'cuenta/renombrarLlave' | 'cuenta/eliminarLlave' | 'cuenta/misDatos';

/** A call about an account. It never throws: a refusal and a failure are results. */
export async function ask(path: AccountCall, payload?: Record<string, unknown>): Promise<AccessResult> {
  try {
    const body = await call(path, payload);
    const { code, message, problems = [] } = readOutcome(body);
    return code === '00' ? { kind: 'done', message, data: objectOf(body)['data'] } : { kind: 'refused', message, problems };
  } catch (error) {
    return { kind: 'failed', message: customerMessage(error) ?? '' };
  }
}

const mailbox = (email: string) => ({ email: email.trim().toLowerCase() });
const twice = ({ password, confirmation }: NewPassword) => ({ contrasena: password, contrasenaConfirm: confirmation });

export const signUp = (person: Person, password: NewPassword): Promise<AccessResult> => ask('auth/signupEmail', { ...toPersonRequest(person), ...twice(password) });

export const resendActivation = (email: string): Promise<AccessResult> => ask('auth/resendActivation', mailbox(email));

export const recoverPassword = (email: string): Promise<AccessResult> => ask('auth/recoveryPassword', mailbox(email));

export const activateAccount = (secret: string): Promise<AccessResult> => ask('auth/activate', { hash: secret });

/** By the secret of a mailed link, which is used up by it [DEC-231]. */
export const changePassword = (secret: string, password: NewPassword): Promise<AccessResult> => ask('auth/changePassword', { hash: secret, ...twice(password) });
