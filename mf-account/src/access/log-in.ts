import { call, customerMessage, logIn, logInFailed } from '@brasa/shared/runtime';
import { toLoginResult } from '@brasa/shared/wire/auth-wire';
import { accessText } from './access-text.ts';

export type Credentials = { readonly email: string; readonly password: string };
/** `captcha`: a solved challenge, or empty. */
export type LogInAttempt = Credentials & { readonly captcha?: string };
export type LogInResult = { readonly ok: true } | { readonly ok: false; readonly message: string; readonly waitsForActivation: boolean; readonly asksCaptcha: boolean | 'unanswered' };

/** Tries to log in. A refusal is a value with its sentence. */
export async function tryLogIn({ email, password, captcha = '' }: LogInAttempt): Promise<LogInResult> {
  try {
    const result = toLoginResult(await call('auth/login', { email: email.trim().toLowerCase(), password, ...(captcha !== '' && { captcha }) }));
    if (result.ok) {
      logIn({ token: result.token, refresh: result.refresh });
      return { ok: true };
    }
    logInFailed();
    return { ok: false, message: result.message || accessText.failed, waitsForActivation: result.waitsForActivation, asksCaptcha: result.captcha };
  } catch (error) {
    return { ok: false, message: customerMessage(error) ?? '', waitsForActivation: false, asksCaptcha: 'unanswered' };
  }
}
