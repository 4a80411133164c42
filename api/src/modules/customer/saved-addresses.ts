import { mostAddresses } from '@brasa/shared/domain/saved-addresses';
import type { Trx } from '../../db/database.ts';
import { rememberRemoval } from '../../db/deleted-rows.ts';
import { Refusal } from '../../calls/failures.ts';
import { customerText } from './customer-text.ts';

export type AddressToSave = {
  readonly tag: string;
  readonly direccion: string;
  readonly indicaciones: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly col: string;
  readonly codzon: number;
  readonly colonia_cliente: string;
  readonly zona_cliente: string;
  readonly dep: string;
  readonly ciu: string;
};

/** One change after the other for the same customer: there is exactly one main address, and never a sixteenth. */
async function ownAddresses(trx: Trx, customerId: number) {
  await trx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
  return trx.selectFrom('address').select(['id', 'principal', 'sort']).where('customer_id', '=', customerId).orderBy('principal', 'desc').orderBy('sort').orderBy('id').execute();
}

async function makeMain(trx: Trx, customerId: number, id: number): Promise<void> {
  await trx.updateTable('address').set({ principal: false }).where('customer_id', '=', customerId).where('principal', '=', true).where('id', '!=', id).execute();
  await trx.updateTable('address').set({ principal: true }).where('customer_id', '=', customerId).where('id', '=', id).execute();
}

/** `id`: null for a new one. Somebody else's is as unknown as one that does not exist. */
export async function saveAddress(trx: Trx, customerId: number, { id, main, address }: { id: number | null; main: boolean; address: AddressToSave }, now: number): Promise<number> {
  const own = await ownAddresses(trx, customerId);
  const saved = id === null ? await insert(trx, customerId, own, address) : await update(trx, customerId, id, address, now);
  if (main || own.length === 0) await makeMain(trx, customerId, saved);
  return saved;
}

async function insert(trx: Trx, customerId: number, own: readonly { sort: number }[], address: AddressToSave): Promise<number> {
  if (own.length >= mostAddresses) throw new Refusal(customerText.tooManyAddresses);
  const sort = own.reduce((last, each) => Math.max(last, each.sort + 1), 0);
  const { id } = await trx.insertInto('address').values({ ...address, customer_id: customerId, sort }).returning('id').executeTakeFirstOrThrow();
  return id;
}

async function update(trx: Trx, customerId: number, id: number, address: AddressToSave, now: number): Promise<number> {
  const row = await trx.updateTable('address').set(address).where('id', '=', id).where('customer_id', '=', customerId).returning('id').executeTakeFirst();
  if (!row) throw new Refusal(customerText.noAddress);
  await rememberRemoval(trx, ['address'], now);
  return row.id;
}

export async function markMain(trx: Trx, customerId: number, id: number): Promise<void> {
  const own = await ownAddresses(trx, customerId);
  if (!own.some((address) => address.id === id)) throw new Refusal(customerText.noAddress);
  await makeMain(trx, customerId, id);
}

/** The next one in the list takes the place of a main one that goes. */
export async function deleteAddress(trx: Trx, customerId: number, id: number, now: number): Promise<void> {
  const own = await ownAddresses(trx, customerId);
  const gone = own.find((address) => address.id === id);
  if (!gone) throw new Refusal(customerText.noAddress);
  await trx.deleteFrom('address').where('id', '=', id).where('customer_id', '=', customerId).execute();
  await rememberRemoval(trx, ['address'], now);
  const next = own.find((address) => address.id !== id);
  if (gone.principal && next) await makeMain(trx, customerId, next.id);
}

/** All of the customer's addresses, each once, or nothing changes. */
export async function sortAddresses(trx: Trx, customerId: number, wanted: readonly { readonly id: number; readonly order: number }[]): Promise<void> {
  const own = await ownAddresses(trx, customerId);
  const ids = new Set(wanted.map(({ id }) => id));
  const isComplete = wanted.length === own.length && own.every(({ id }) => ids.has(id));
  if (!isComplete) throw new Refusal(customerText.notSorted);
  for (const { id, order } of wanted) await trx.updateTable('address').set({ sort: order }).where('id', '=', id).where('customer_id', '=', customerId).execute();
}
