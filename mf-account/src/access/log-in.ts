import { call, customerMessage, logIn, logInFailed } from '@brasa/shared/runtime';
import { toLoginResult } from '@brasa/shared/wire/auth-wire';
import { accessText } from './access-text.ts';

export type Credentials = { readonly email: string; readonly password: string };
export type LogInResult = { readonly ok: true } | { readonly ok: false; readonly message: string; readonly waitsForActivation: boolean };

/** Tries to log in. A refusal is a value with its sentence. */
export async function tryLogIn({ email, password }: Credentials): Promise<LogInResult> {
  try {
    const result = toLoginResult(await call('auth/login', { email: email.trim().toLowerCase(), password }));
    if (result.ok) {
      logIn({ token: result.token, refresh: result.refresh });
      return { ok: true };
    }
    logInFailed();
    return { ok: false, message: result.message || accessText.failed, waitsForActivation: result.waitsForActivation };
  } catch (error) {
    return { ok: false, message: customerMessage(error) ?? '', waitsForActivation: false };
  }
}
