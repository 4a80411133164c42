import { call, customerMessage } from '@brasa/shared/runtime';
import { fromAddressOrder } from '@brasa/shared/wire/address-wire';
import { readOutcome } from '@brasa/shared/wire/envelope';

/** `message`: what the customer reads. Not done: nothing was changed, or nobody knows. */
type LocationResult = { readonly done: boolean; readonly message: string };

async function ask(path: 'cliente/markPrincipal' | 'cliente/deleteDireccion' | 'cliente/saveSortedAddresses', payload: Record<string, unknown>): Promise<LocationResult> {
  try {
    const { code, message } = readOutcome(await call(path, payload));
    return { done: code === '00', message };
  } catch (error) {
    return { done: false, message: customerMessage(error) ?? '' };
  }
}

/** Makes one address the main one, and the only one [DEC-159]. */
export const markMain = (id: number): Promise<LocationResult> => ask('cliente/markPrincipal', { i: id });

/** The first of the others takes the place of the main one. */
export const deleteAddress = (id: number): Promise<LocationResult> => ask('cliente/deleteDireccion', { i: id });

/** `ids`: all addresses of the account, in order. */
export const sortAddresses = (ids: readonly number[]): Promise<LocationResult> => ask('cliente/saveSortedAddresses', fromAddressOrder(ids));
