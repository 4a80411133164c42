import { call, customerMessage, isHttpError } from '@brasa/shared/runtime';
import { readOutcome } from '@brasa/shared/wire/envelope';
import { activateText as text } from './activate-text.ts';

export type Activation =
  | { readonly kind: 'done'; readonly message: string }
  /** The pair of e-mail and code is none that can be activated. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The server could not be asked, or does not want to be asked again yet. */
  | { readonly kind: 'failed'; readonly message: string };

/** Puts a card into the account of whoever is logged in [GC-028, DEC-246]. Sent again it is a success again. */
export async function activateGiftCard(email: string, code: string): Promise<Activation> {
  try {
    const outcome = readOutcome(await call('data/activarCertificado', { correo: email, codigo: code }));
    return { kind: outcome.code === '00' ? 'done' : 'refused', message: outcome.message };
  } catch (error) {
    const wait = isHttpError(error, 429) ? error.retryAfter : null;
    return { kind: 'failed', message: wait === null ? (customerMessage(error) ?? '') : text.wait(Math.ceil(wait / 60)) };
  }
}
