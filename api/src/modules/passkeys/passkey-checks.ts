import { type AuthenticationResponseJSON, type RegistrationResponseJSON, verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { PasskeyAssertion, PasskeyRegistration } from '@brasa/shared/wire/passkeys-schema';
import type { Db } from '../../db/database.ts';
import { takeChallenge, type ChallengeFor } from './challenges.ts';
import type { RelyingParty } from './relying-party.ts';

/** ES256, EdDSA and RS256: what telephones, computers and keys offer. */
export const algorithms: readonly number[] = [-7, -8, -257];

export type PasskeyContext = { readonly db: Db; readonly party: RelyingParty; readonly now: () => number };

/** What an authenticator knows an account by: random, and nothing else. */
export const userHandleOf = (publicId: string): Buffer => Buffer.from(publicId.replaceAll('-', ''), 'hex');

/** A page in a frame of another website is not one that the customer looks at. */
function isFramed(clientDataJSON: string): boolean {
  const { crossOrigin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { crossOrigin?: unknown };
  return crossOrigin === true;
}

type KnownPasskey = { readonly id: number; readonly customerId: number };

/**
 * Whose passkey signed the challenge; null for everything else: a passkey nobody knows, one of another account than
 * `customerId`, a challenge that is used up, late, of another purpose or session, a device that did not check who holds it,
 * a counter that went back. Whatever it is, the caller says the same.
 */
export async function checkAssertion({ db, party, now }: PasskeyContext, assertion: PasskeyAssertion, wanted: ChallengeFor, customerId?: number): Promise<KnownPasskey | null> {
  const passkey = await db
    .selectFrom('passkey')
    .innerJoin('customer', 'customer.id', 'passkey.customer_id')
    .select(['passkey.id', 'passkey.customer_id', 'passkey.credential_id', 'passkey.public_key', 'passkey.counter', 'customer.public_id'])
    .where('passkey.credential_id', '=', assertion.id)
    .where('customer.status', '=', 'ACT')
    .executeTakeFirst();
  if (!passkey || (customerId !== undefined && passkey.customer_id !== customerId)) return null;
  const handle = assertion.response.userHandle;
  if (handle ? handle !== userHandleOf(passkey.public_id).toString('base64url') : wanted.purpose === 'LOGIN') return null;
  try {
    if (isFramed(assertion.response.clientDataJSON)) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: assertion as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(db, challenge, wanted, now()),
      expectedOrigin: [...party.origins],
      expectedRPID: party.id,
      credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: Number(passkey.counter) },
      requireUserVerification: true,
    });
    if (!verified || !(await countUse(db, passkey.id, authenticationInfo.newCounter, now()))) return null;
    return { id: passkey.id, customerId: passkey.customer_id };
  } catch {
    return null;
  }
}

/** False: meanwhile the same counter was used, as by a copy of the key. Keys of accounts that travel between devices count nothing. */
async function countUse(db: Db, id: number, counter: number, now: number): Promise<boolean> {
  const used = await db
    .updateTable('passkey')
    .set({ counter, used_at: new Date(now) })
    .where('id', '=', id)
    .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export type NewPasskey = { readonly credentialId: string; readonly publicKey: Uint8Array; readonly counter: number; readonly transports: readonly string[] };

/** The key a device made for the challenge of this session; null when it is no good. Who built the device is nobody's business: no attestation. */
export async function checkRegistration({ db, party, now }: PasskeyContext, registration: PasskeyRegistration, sessionId: string): Promise<NewPasskey | null> {
  try {
    if (isFramed(registration.response.clientDataJSON)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: registration as RegistrationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(db, challenge, { purpose: 'REGISTER', sessionId }, now()),
      expectedOrigin: [...party.origins],
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...algorithms],
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey, counter, transports: registration.response.transports ?? [] };
  } catch {
    return null;
  }
}
