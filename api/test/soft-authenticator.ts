import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** Enough of CBOR (RFC 8949) for what an authenticator writes. */
function cbor(value: number | string | Buffer | Map<unknown, unknown>): Buffer {
  const head = (kind: number, size: number): Buffer => (size < 24 ? Buffer.from([(kind << 5) | size]) : size < 256 ? Buffer.from([(kind << 5) | 24, size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]));
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key as number), cbor(item as number)])]);
}

const sha256 = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();
const url = (content: Buffer | string): string => Buffer.from(content).toString('base64url');

type Options = { readonly challenge: string; readonly user?: { readonly id: string } };

/** What a test makes wrong on purpose. */
export type Wrong = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly crossOrigin?: boolean;
  /** The device did not ask who holds it. */
  readonly unverified?: boolean;
  /** Empty: none. */
  readonly userHandle?: string;
  readonly id?: string;
  readonly type?: string;
  readonly signature?: string;
};

/** A device that keeps one passkey, as a telephone does. `counts`: it counts its uses, as a key on a key ring does. */
export function softAuthenticator({ origin = 'http://localhost:4000', rpId = 'localhost', counts = false } = {}) {
  const { privateKey, publicKey }: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, wrong: Wrong): Buffer => Buffer.from(JSON.stringify({ type: wrong.type ?? type, challenge, origin: wrong.origin ?? origin, crossOrigin: wrong.crossOrigin ?? false }));
  const authData = (wrong: Wrong, more: Buffer = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(wrong.rpId ?? rpId), Buffer.from([0x01 | (wrong.unverified ? 0 : 0x04) | (more.length > 0 ? 0x40 : 0)]), count, more]);
  };

  return {
    id: url(id),
    /** The counter of a copy. */
    setCounter: (value: number): void => void (counter = value),
    create({ challenge, user }: Options, wrong: Wrong = {}) {
      userHandle = user?.id ?? '';
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = cbor(new Map<number, unknown>([[1, 2], [3, -7], [-1, 1], [-2, Buffer.from(x, 'base64url')], [-3, Buffer.from(y, 'base64url')]]));
      const attestationObject = cbor(new Map<string, unknown>([['fmt', 'none'], ['attStmt', new Map()], ['authData', authData(wrong, Buffer.concat([Buffer.alloc(16), length, id, key]))]]));
      return { id: url(id), rawId: url(id), type: 'public-key', clientExtensionResults: {}, response: { clientDataJSON: url(clientData('webauthn.create', challenge, wrong)), attestationObject: url(attestationObject), transports: ['internal', 'hybrid'] } };
    },
    get({ challenge }: Options, wrong: Wrong = {}) {
      if (counts) counter += 1;
      const client = clientData('webauthn.get', challenge, wrong);
      const data = authData(wrong);
      const signature = wrong.signature ?? url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey));
      const known = wrong.id ?? url(id);
      const handle = wrong.userHandle ?? userHandle;
      return { id: known, rawId: known, type: 'public-key', clientExtensionResults: {}, authenticatorAttachment: 'platform', response: { clientDataJSON: url(client), authenticatorData: url(data), signature, ...(handle !== '' && { userHandle: handle }) } };
    },
  };
}

export type SoftAuthenticator = ReturnType<typeof softAuthenticator>;
