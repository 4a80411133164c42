import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { plainAnswer } from '@brasa/shared/wire/account-schema';
import { loginAnswer } from '@brasa/shared/wire/auth-schema';
import { emptyRequest } from '@brasa/shared/wire/envelope-schema';
import { addPasskeyRequest, identityProof, passkeyLoginRequest, passkeyOptionsAnswer, passkeyRequest, passkeysAnswer, renamePasskeyRequest } from '@brasa/shared/wire/passkeys-schema';
import { done, refused } from '../../calls/answer.ts';
import { defineCall, type Call } from '../../calls/call.ts';
import type { Services } from '../../services.ts';
import { passwordLimit } from '../auth/confirm-password.ts';
import { enterByPasskey, type LoginContext } from '../auth/login.ts';
import { momentWords } from '../auth/session-wire.ts';
import { challengeLife, createChallenge, type ChallengeFor } from './challenges.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { addPasskey, mostPasskeys, ownPasskeys, removePasskey, renamePasskey } from './own-passkeys.ts';
import { algorithms, checkAssertion, checkRegistration, userHandleOf, type PasskeyContext } from './passkey-checks.ts';
import { passkeyText as text } from './passkey-text.ts';
import { relyingPartyOf } from './relying-party.ts';

const perSession = { by: 'caller', max: 30, seconds: 60 } as const;

/** What a browser hands to a device; JSON as the library reads it there. */
const asData = (options: object) => ({ data: JSON.parse(JSON.stringify(options)) as Record<string, unknown> });

/** Logging in by passkey, and the passkeys of an account. Each change is confirmed with the password or a passkey, and mailed. */
export function passkeyCalls({ database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>, login: LoginContext): Call[] {
  const context: PasskeyContext = { db: database.db, party: relyingPartyOf(config), now: () => clock.now() };
  const { party } = context;

  const toSign = async (wanted: ChallengeFor, allowed: readonly { credential_id: string; transports: string[] }[]) => {
    const challenge = Buffer.from(await createChallenge(database.db, wanted, clock.now()), 'base64url');
    return asData(await generateAuthenticationOptions({ rpID: party.id, challenge: new Uint8Array(challenge), timeout: challengeLife, userVerification: 'required', allowCredentials: allowed.map(({ credential_id: id, transports }) => ({ id, transports })) }));
  };
  const passkeysOf = (customerId: number) => database.db.selectFrom('passkey').select(['credential_id', 'transports']).where('customer_id', '=', customerId).orderBy('id').execute();

  const startLogin = defineCall({
    path: 'cuenta/retoIngreso',
    summary: 'What a passkey signs for a log-in; counts once, for five minutes. The same for everybody.',
    request: emptyRequest,
    response: passkeyOptionsAnswer,
    limits: [{ by: 'ip', max: 60, seconds: 60 }],
    handler: async () => done(await toSign({ purpose: 'LOGIN' }, [])),
  });

  const logIn = defineCall({
    path: 'cuenta/ingresarConLlave',
    summary: 'Tokens for the account of a passkey; the guest token of the same browser may come along to bring its orders.',
    request: passkeyLoginRequest,
    response: loginAnswer,
    limits: [{ by: 'ip', max: 10, seconds: 60 }],
    handler: async ({ credencial }, { caller, ip, userAgent }) => {
      const passkey = await checkAssertion(context, credencial, { purpose: 'LOGIN' });
      const tokens = passkey && (await enterByPasskey(login, { ip, userAgent, guestId: caller.kind === 'guest' ? caller.guestId : null }, passkey));
      return tokens ? done({ ...tokens, showReCaptcha: false }) : refused(text.notIn, { showReCaptcha: false });
    },
  });

  const list = defineCall({
    path: 'cuenta/llaves',
    summary: 'The passkeys of the account: name, since when, last use.',
    request: emptyRequest,
    response: passkeysAnswer,
    limits: [perSession],
    handler: async (_input, { caller: { customerId } }) => {
      const passkeys = await ownPasskeys(database.db, customerId);
      return done({ data: passkeys.map(({ id, name, createdAt, usedAt }) => ({ id, nombre: name, inicio: momentWords(createdAt), ultimoUso: usedAt ? momentWords(usedAt) : '' })) });
    },
  });

  const startConfirmation = defineCall({
    path: 'cuenta/retoConfirmacion',
    summary: 'What a passkey of the account signs to confirm who has the session; counts once, for this session and five minutes.',
    request: emptyRequest,
    response: passkeyOptionsAnswer,
    limits: [perSession],
    handler: async (_input, { caller: { customerId, sessionId } }) => done(await toSign({ purpose: 'CONFIRM', sessionId }, await passkeysOf(customerId))),
  });

  const startRegistration = defineCall({
    path: 'cuenta/retoLlave',
    summary: 'What a device needs for a new passkey, for whoever confirms with password or passkey; counts once, for this session and five minutes.',
    request: identityProof,
    response: passkeyOptionsAnswer,
    limits: [passwordLimit],
    handler: async (proof, { caller }) => {
      await confirmIdentity(database, context, proof, caller);
      const known = await passkeysOf(caller.customerId);
      if (known.length >= mostPasskeys) return refused(text.full);
      const challenge = Buffer.from(await createChallenge(database.db, { purpose: 'REGISTER', sessionId: caller.sessionId }, clock.now()), 'base64url');
      const options = await generateRegistrationOptions({
        rpID: party.id,
        rpName: party.name,
        userName: caller.email,
        userDisplayName: caller.email,
        userID: new Uint8Array(userHandleOf(caller.publicId)),
        challenge: new Uint8Array(challenge),
        timeout: challengeLife,
        attestationType: 'none',
        excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: [...algorithms],
      });
      return done(asData(options));
    },
  });

  const add = defineCall({
    path: 'cuenta/agregarLlave',
    summary: 'Keeps the passkey a device made.',
    request: addPasskeyRequest,
    response: plainAnswer,
    limits: [{ by: 'caller', max: 10, seconds: 60 }],
    handler: async ({ nombre, credencial }, { caller, ip, userAgent }) => {
      const passkey = await checkRegistration(context, credencial, caller.sessionId);
      if (!passkey) return refused(text.notAdded);
      const outcome = await addPasskey(database, { ...caller, ip, userAgent }, { ...passkey, name: nombre }, clock.now());
      return outcome === 'added' ? done({ data: {} }, text.added) : refused(text[outcome]);
    },
  });

  const rename = defineCall({
    path: 'cuenta/renombrarLlave',
    summary: 'Another name for a passkey of the account, for whoever confirms with password or passkey.',
    request: renamePasskeyRequest,
    response: plainAnswer,
    limits: [passwordLimit],
    handler: async ({ id, nombre, ...proof }, { caller, ip, userAgent }) => {
      await confirmIdentity(database, context, proof, caller);
      return (await renamePasskey(database, { ...caller, ip, userAgent }, { id, name: nombre }, clock.now())) ? done({ data: {} }, text.renamed) : refused(text.unknown);
    },
  });

  const remove = defineCall({
    path: 'cuenta/eliminarLlave',
    summary: 'Removes a passkey of the account, for whoever confirms with password or passkey; it opens nothing any more, and all other sessions end.',
    request: passkeyRequest,
    response: plainAnswer,
    limits: [passwordLimit],
    handler: async ({ id, ...proof }, { caller, ip, userAgent }) => {
      await confirmIdentity(database, context, proof, caller);
      return (await removePasskey(database, { ...caller, ip, userAgent }, id, clock.now())) ? done({ data: {} }, text.removed) : refused(text.unknown);
    },
  });

  return [startLogin, logIn, list, startConfirmation, startRegistration, add, rename, remove];
}
