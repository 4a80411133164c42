import { call, customerMessage, logIn } from '@brasa/shared/runtime';
import { toLoginResult } from '@brasa/shared/wire/auth-wire';
import { objectOf } from '@brasa/shared/wire/read';
import { accessText as text } from './access-text.ts';
import { signWithPasskey } from './passkey-device.ts';

/** `message`: empty when there is nothing to say, as after the customer closed the window of the device. */
type PasskeyLogIn = { readonly ok: true } | { readonly ok: false; readonly message: string; readonly mayTryAgain: boolean };

type Options = {
  /** Waits until the customer picks a passkey, and says nothing when none can be offered. */
  readonly autofill: boolean;
  /** Gives up what was not signed yet. The result is then without a message. */
  readonly signal: AbortSignal;
  /** The device has signed: the log-in itself is on its way and is not given up any more. */
  readonly onSigned: () => void;
};

export async function logInWithPasskey({ autofill, signal, onSigned }: Options): Promise<PasskeyLogIn> {
  let isSigned = false;
  try {
    const signed = await signWithPasskey(objectOf(await call('cuenta/retoIngreso', undefined, { background: true, signal }))['data'], { autofill, signal });
    if (signed.kind !== 'done') return { ok: false, message: autofill || signed.kind === 'given-up' ? '' : text.passkeyFailed, mayTryAgain: false };
    isSigned = true;
    onSigned();
    const result = toLoginResult(await call('cuenta/ingresarConLlave', { credencial: signed.credential }, { knownGuest: true }));
    if (!result.ok) return { ok: false, message: result.message || text.passkeyFailed, mayTryAgain: true };
    logIn({ token: result.token, refresh: result.refresh });
    return { ok: true };
  } catch (error) {
    return { ok: false, message: (autofill || signal.aborted) && !isSigned ? '' : (customerMessage(error) ?? ''), mayTryAgain: isSigned };
  }
}
