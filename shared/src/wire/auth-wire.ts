import { objectOf, textOf } from './read.ts';

export type LoginResult =
  | { readonly ok: true; readonly token: string; readonly refresh: string }
  | { readonly ok: false; readonly message: string; readonly captcha: boolean; readonly waitsForActivation: boolean };

/** The right password of an account whose mailbox is not proven yet; no code tells it from other refusals [DEC-227]. */
export const notActivated = 'Tu cuenta aún no está activada. Revisa tu correo.';

/** Answer of auth/login. Without both tokens nobody is logged in. */
export function toLoginResult(body: unknown): LoginResult {
  const wire = objectOf(body);
  const [token, refresh] = [textOf(wire['token']), textOf(wire['refreshToken'])];
  if (wire['codigoRetorno'] === '00' && token && refresh) return { ok: true, token, refresh };
  const message = textOf(wire['mensajeRetorno']);
  return { ok: false, message, captcha: wire['showReCaptcha'] === true, waitsForActivation: message === notActivated };
}

/** Answer of auth/guest; null when there is none. */
export const toGuestToken = (body: unknown): string | null => textOf(objectOf(body)['token']) || null;
