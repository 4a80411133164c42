import type { AuthenticationResponseJSON, PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';

/** What the device did. `given-up`: the customer closed its window, or let the time pass. `known`: it has a key of this account already. */
type DeviceResult<Credential> = { readonly kind: 'done'; readonly credential: Credential } | { readonly kind: 'given-up' | 'known' | 'failed' };

/** Nothing of it travels before a passkey is wanted, or the log-in can offer one. */
const load = () => import(/* webpackChunkName: "passkeys", webpackExports: ["startAuthentication", "startRegistration", "WebAuthnAbortService"] */ '@simplewebauthn/browser');

let isLoaded = false;
async function webauthn() {
  const library = await load();
  isLoaded = true;
  return library;
}

export const hasPasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined';

/** Whether this browser offers passkeys among what it fills in. */
export const offersPasskeys = async (): Promise<boolean> => hasPasskeys() && typeof PublicKeyCredential.isConditionalMediationAvailable === 'function' && PublicKeyCredential.isConditionalMediationAvailable();

async function result<Credential>(work: () => Promise<Credential>): Promise<DeviceResult<Credential>> {
  try {
    return { kind: 'done', credential: await work() };
  } catch (error) {
    const { name, code } = error as { readonly name?: string; readonly code?: string };
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return { kind: 'known' };
    return { kind: name === 'NotAllowedError' || name === 'AbortError' ? 'given-up' : 'failed' };
  }
}

/** Signs with a passkey of the device. `autofill`: waits until the customer picks one below the field of the mailbox. */
export const signWithPasskey = (options: unknown, autofill = false): Promise<DeviceResult<AuthenticationResponseJSON>> =>
  result(async () => (await webauthn()).startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON, useBrowserAutofill: autofill, verifyBrowserAutofillInput: false }));

export const makePasskey = (options: unknown): Promise<DeviceResult<RegistrationResponseJSON>> => result(async () => (await webauthn()).startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));

/** Whatever waits for the customer waits no longer. */
export function stopWaiting(): void {
  if (isLoaded) void load().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
}
