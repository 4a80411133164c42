import { objectOf, textOf } from './read.ts';

export type LoginResult =
  | { readonly ok: true; readonly token: string; readonly refresh: string }
  | { readonly ok: false; readonly message: string; readonly captcha: boolean };

/** Answer of auth/login. Without both tokens nobody is logged in. */
export function toLoginResult(body: unknown): LoginResult {
  const wire = objectOf(body);
  const [token, refresh] = [textOf(wire['token']), textOf(wire['refreshToken'])];
  if (wire['codigoRetorno'] === '00' && token && refresh) return { ok: true, token, refresh };
  return { ok: false, message: textOf(wire['mensajeRetorno']), captcha: wire['showReCaptcha'] === true };
}

/** Answer of auth/guest; null when there is none. */
export const toGuestToken = (body: unknown): string | null => textOf(objectOf(body)['token']) || null;
