/** What a device answers in jsdom, which knows no passkeys. `null`: the customer closes its window. */
type Answer = (mediation: string | undefined, signal: AbortSignal | undefined) => object | null | Promise<object | null>;
export type Device = { readonly get?: Answer; readonly create?: Answer };

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;
const common = { id: 'bGxhdmU', rawId: bytes('llave'), type: 'public-key', authenticatorAttachment: 'platform', getClientExtensionResults: () => ({}) };

export const signed = { ...common, response: { clientDataJSON: bytes('c'), authenticatorData: bytes('a'), signature: bytes('s'), userHandle: bytes('u') } };
export const made = { ...common, response: { clientDataJSON: bytes('c'), attestationObject: bytes('o'), getTransports: () => ['internal'] } };

/** `autofill`: whether the browser offers passkeys among what it fills in. Answers what was asked of the device, and how to take it away again. */
export function giveDevice({ get = () => signed, create = () => made }: Device = {}, autofill = false) {
  const asked: { readonly kind: 'get' | 'create'; readonly mediation: string | undefined }[] = [];
  const answer = (kind: 'get' | 'create', credential: Answer) => async (options: { mediation?: string; signal?: AbortSignal }) => {
    asked.push({ kind, mediation: options.mediation });
    const found = await credential(options.mediation, options.signal);
    if (found === null) throw new DOMException('closed', 'NotAllowedError');
    return found;
  };
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: Object.assign(() => {}, { isConditionalMediationAvailable: async () => autofill }) });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: answer('get', get), create: answer('create', create) } });
  return {
    asked,
    takeAway(): void {
      Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    },
  };
}
