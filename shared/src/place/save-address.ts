import { call, customerMessage, isHttpError, randomId } from '@brasa/shared/runtime';
import { fromAddress, toSavedId, type AddressToSave } from '../wire/address-wire.ts';
import { readOutcome, type FieldProblem } from '../wire/envelope.ts';

/**
 * `refused`: the api said no, in `problems` field by field when it knows which. `failed`: there was no such answer; trying
 * again may help. `isTurnedAway`: the api did not look at it (no session, too often), so that nothing was saved; otherwise nobody knows.
 */
type AddressSaved =
  | { readonly kind: 'saved'; readonly id: number; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string; readonly problems: readonly FieldProblem[] }
  | { readonly kind: 'failed'; readonly message: string; readonly isTurnedAway: boolean };

/**
 * What was sent and not answered: the same again carries the same id, so that the api saves it once. New addresses by their
 * content; of a saved one, by its id, only what was sent last, for an older content is a change back.
 */
const unanswered = new Map<string, { readonly content: string; readonly writeId: string }>();

/** After an address was deleted: the same again is a new one, also where the answer to the first was lost. */
export const forgetUnanswered = (): void => unanswered.clear();

/** Adds an address to the account, or changes it by its id. Without an answer after `timeoutMs` milliseconds it has failed; it waits without end by default. */
export async function saveAddress(address: AddressToSave, { timeoutMs }: { readonly timeoutMs?: number } = {}): Promise<AddressSaved> {
  const payload = fromAddress(address);
  const content = JSON.stringify(payload);
  const key = address.id === null ? content : String(address.id);
  const before = unanswered.get(key);
  const writeId = before?.content === content ? before.writeId : randomId();
  unanswered.set(key, { content, writeId });
  try {
    const body = await call('cliente/saveDireccion', payload, { writeId, ...(timeoutMs !== undefined && { timeoutMs }) });
    unanswered.delete(key);
    const { code, message, problems = [] } = readOutcome(body);
    const id = toSavedId(body);
    return code === '00' && id !== null ? { kind: 'saved', id, message } : { kind: 'refused', message, problems };
  } catch (error) {
    return { kind: 'failed', message: customerMessage(error) ?? '', isTurnedAway: isHttpError(error) && error.status >= 400 && error.status < 500 };
  }
}
