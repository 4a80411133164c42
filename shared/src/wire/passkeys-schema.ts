import { z } from 'zod';
import { answer } from './envelope-schema.ts';
import { required, requiredText } from './text-schema.ts';

/** Bytes as base64url. */
const bytes = (longest: number) => z.string(required).regex(/^[\w-]+$/, required).max(longest, required);
const credentialId = bytes(1400);

/** What a device signed with a passkey, as browsers write it (WebAuthn Level 3). What is not looked at is not taken. */
const assertion = z
  .object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key', required),
    response: z.object({ clientDataJSON: bytes(4096), authenticatorData: bytes(4096), signature: bytes(4096), userHandle: bytes(128).optional() }, required),
  }, required)
  .transform((value) => ({ ...value, clientExtensionResults: {} }));

/** A passkey that a device made. */
const registration = z
  .object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key', required),
    response: z.object({ clientDataJSON: bytes(4096), attestationObject: bytes(16_384), transports: z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(8).optional().catch([]) }, required),
  }, required)
  .transform((value) => ({ ...value, clientExtensionResults: {} }));

/** The password of the account, or what one of its passkeys signed. */
const proof = { contrasena: z.string(required).min(1, required).max(256, required).optional(), credencial: assertion.optional() };

const passkeyId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
/** `nombre`: what the customer calls the device. */
const nombre = requiredText(40);

export const passkeyLoginRequest = z.object({ credencial: assertion });
export const identityProof = z.object(proof);
export const addPasskeyRequest = z.object({ nombre, credencial: registration });
export const renamePasskeyRequest = z.object({ id: passkeyId, nombre, ...proof });
export const passkeyRequest = z.object({ id: passkeyId, ...proof });

/** What the browser hands to the device. */
export const passkeyOptionsAnswer = answer({ data: z.looseObject({ challenge: z.string() }) });
/** `ultimoUso`: empty before the first. */
export const passkeysAnswer = answer({ data: z.array(z.object({ id: z.int(), nombre: z.string(), inicio: z.string(), ultimoUso: z.string() })) });

export type PasskeyAssertion = z.output<typeof assertion>;
export type PasskeyRegistration = z.output<typeof registration>;
export type IdentityProof = z.output<typeof identityProof>;
