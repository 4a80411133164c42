import { ask, type AccessResult } from '../access/access-calls.ts';
import { makePasskey } from '../access/passkey-device.ts';
import type { Proof } from './confirm-dialog.tsx';
import { securityText as text } from './security-text.ts';
import type { AtDevice } from './use-device-wait.ts';

/** Confirms, lets the device make a key, and keeps it under the name. */
export async function addPasskey(proof: Proof, name: string, atDevice: AtDevice): Promise<AccessResult> {
  const asked = await ask('cuenta/retoLlave', proof);
  if (asked.kind !== 'done') return asked;
  const made = await atDevice((signal) => makePasskey(asked.data, signal));
  if (made.kind !== 'done') return { kind: 'refused', message: { 'given-up': text.addGivenUp, known: text.addKnown, failed: text.addFailed }[made.kind], problems: [] };
  return ask('cuenta/agregarLlave', { nombre: name, credencial: made.credential });
}

export const renamePasskey = (id: number, proof: Proof, name: string): Promise<AccessResult> => ask('cuenta/renombrarLlave', { id, nombre: name, ...proof });

export const removePasskey = (id: number, proof: Proof): Promise<AccessResult> => ask('cuenta/eliminarLlave', { id, ...proof });
