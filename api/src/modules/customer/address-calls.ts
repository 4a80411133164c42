import { addressRequest, plainAnswer, saveAddressAnswer, saveAddressRequest, sortAddressesRequest } from '@brasa/shared/wire/account-schema';
import { done } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import type { Call } from '../../calls/call.ts';
import { onlyOnce } from '../../idempotency/idempotency.ts';
import type { Services } from '../../services.ts';
import { toAddress } from './address-wire.ts';
import { customerText } from './customer-text.ts';
import { deleteAddress, markMain, saveAddress, sortAddresses } from './saved-addresses.ts';

export function addressCalls({ database, clock, release }: Services): Call[] {
  const save = defineCall({
    path: 'cliente/saveDireccion',
    summary: 'A new or changed address of the customer.',
    request: saveAddressRequest,
    response: saveAddressAnswer,
    handler: async (input, { caller, callerKey, idempotencyKey, contentHash }) => {
      const address = toAddress(input, release.current(), clock.now());
      const attempt = { scope: callerKey, route: 'saveDireccion', key: idempotencyKey, contentHash, now: clock.now() };
      return database.inTransaction((trx) =>
        onlyOnce(trx, attempt, async () => done({ data: { i: await saveAddress(trx, caller.customerId, { id: input.id, main: input.principal, address }, clock.now()) } }, customerText.addressSaved)),
      );
    },
  });

  const mark = defineCall({
    path: 'cliente/markPrincipal',
    summary: 'Makes one address the main one, and the only one.',
    request: addressRequest,
    response: plainAnswer,
    fieldMessage: customerText.noAddress,
    handler: async ({ i }, { caller }) => {
      await database.inTransaction((trx) => markMain(trx, caller.customerId, i));
      return done({ data: {} });
    },
  });

  const remove = defineCall({
    path: 'cliente/deleteDireccion',
    summary: 'Deletes an address; the next one takes the place of the main one.',
    request: addressRequest,
    response: plainAnswer,
    fieldMessage: customerText.noAddress,
    handler: async ({ i }, { caller }) => {
      await database.inTransaction((trx) => deleteAddress(trx, caller.customerId, i, clock.now()));
      return done({ data: {} }, customerText.addressDeleted);
    },
  });

  const sort = defineCall({
    path: 'cliente/saveSortedAddresses',
    summary: 'The order of all addresses of the customer.',
    request: sortAddressesRequest,
    response: plainAnswer,
    fieldMessage: customerText.notSorted,
    handler: async ({ addresses }, { caller }) => {
      await database.inTransaction((trx) => sortAddresses(trx, caller.customerId, addresses.map(({ i, order }) => ({ id: i, order }))));
      return done({ data: {} });
    },
  });

  return [save, mark, remove, sort];
}
