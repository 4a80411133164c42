import type { AuthenticationResponseJSON, PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';

/** What the device did. `given-up`: the customer closed its window, or let the time pass. `known`: it has a key of this account already. */
type DeviceResult<Credential> = { readonly kind: 'done'; readonly credential: Credential } | { readonly kind: 'given-up' | 'known' | 'failed' };

/** Nothing of it travels before a passkey is wanted, or the log-in can offer one. */
const load = () => import(/* webpackChunkName: "passkeys", webpackExports: ["startAuthentication", "startRegistration", "WebAuthnAbortService"] */ '@simplewebauthn/browser');

export const hasPasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined';

/** Whether this browser offers passkeys among what it fills in. */
export const offersPasskeys = async (): Promise<boolean> => hasPasskeys() && typeof PublicKeyCredential.isConditionalMediationAvailable === 'function' && PublicKeyCredential.isConditionalMediationAvailable();

/**
 * Reason of a ceremony that is not waited for any more. Not an error: browsers may keep a request that was ended for as long as the page lives,
 * and with it its signal; an error would hold the screen that it was made in.
 */
export const ceremonyEnded = { name: 'AbortError', message: 'The ceremony is not waited for any more.' } as const;

/**
 * Lets the device do `work`. Once `signal` is aborted (`ceremonyEnded`) it stops waiting for the customer, or does not begin, and what the device
 * has made meanwhile is not used: the result is then `given-up`, also when the browser never answers.
 */
async function ceremony<Credential>(work: (device: Awaited<ReturnType<typeof load>>) => Promise<Credential>, signal: AbortSignal | undefined): Promise<DeviceResult<Credential>> {
  try {
    const device = await load();
    signal?.throwIfAborted();
    const cancel = (): void => device.WebAuthnAbortService.cancelCeremony();
    const listening = new AbortController();
    const ended = new Promise<never>((_, reject) => {
      signal?.addEventListener(
        'abort',
        () => {
          // The library makes an error: in a microtask, where the screen is not on its stack.
          queueMicrotask(cancel);
          reject(signal.reason);
        },
        { signal: listening.signal },
      );
    });
    try {
      const credential = await Promise.race([work(device), ended]);
      signal?.throwIfAborted();
      return { kind: 'done', credential };
    } finally {
      listening.abort(ceremonyEnded);
    }
  } catch (error) {
    const { name, code } = error as { readonly name?: string; readonly code?: string };
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return { kind: 'known' };
    return { kind: name === 'NotAllowedError' || name === 'AbortError' ? 'given-up' : 'failed' };
  }
}

type Signing = {
  /** Waits until the customer picks a passkey below the field of the mailbox. */
  readonly autofill?: boolean;
  readonly signal?: AbortSignal;
};

/** Signs with a passkey of the device. A browser does one ceremony at a time: abort the one before first. */
export const signWithPasskey = (options: unknown, { autofill = false, signal }: Signing = {}): Promise<DeviceResult<AuthenticationResponseJSON>> =>
  ceremony(({ startAuthentication }) => startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON, useBrowserAutofill: autofill, verifyBrowserAutofillInput: false }), signal);

export const makePasskey = (options: unknown, signal: AbortSignal): Promise<DeviceResult<RegistrationResponseJSON>> =>
  ceremony(({ startRegistration }) => startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }), signal);
