import { call, isHttpError, logIn, logInFailed } from '@brasa/shared/runtime';
import { toLoginResult } from '@brasa/shared/wire/auth-wire';
import { accessText } from './access-text.ts';

export type Credentials = { readonly email: string; readonly password: string };
export type LogInResult = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Tries to log in. A refusal is a value with its sentence; only a broken program throws. */
export async function tryLogIn({ email, password }: Credentials): Promise<LogInResult> {
  try {
    const result = toLoginResult(await call('auth/login', { email: email.trim().toLowerCase(), password }));
    if (result.ok) {
      logIn({ token: result.token, refresh: result.refresh });
      return { ok: true };
    }
    logInFailed();
    return { ok: false, message: result.message || accessText.failed };
  } catch (error) {
    return { ok: false, message: isHttpError(error, 429) ? 'Demasiados intentos. Espera un momento e inténtalo de nuevo.' : accessText.unreachable };
  }
}
