import { beforeEach, expect, test } from '@jest/globals';
import { fakeHttp, freshStorage, resetStores } from '@brasa/shared/testing';
import type { AddressToSave } from '../wire/address-wire.ts';
import { forgetUnanswered, saveAddress } from './save-address.ts';

beforeEach(() => {
  resetStores();
  freshStorage();
  forgetUnanswered();
});

const address = (change: Partial<AddressToSave> = {}): AddressToSave => ({ id: null, tag: 'Mi Casa', isMain: false, address: '5a avenida 1', reference: '', latitude: 14.6, longitude: -90.5, districtCode: '', districtName: '', zoneCode: null, zoneName: '', ...change });

/** The ids under which these are sent, one after the other; none of the first `lost` is answered. */
async function idsOf(sent: readonly AddressToSave[], lost: number): Promise<readonly unknown[]> {
  const api = fakeHttp({ 'cliente/saveDireccion': (_call, count) => (count <= lost ? { status: 503 } : { body: { codigoRetorno: '00', mensajeRetorno: '', data: { i: 7 } } }) });
  for (const each of sent) await saveAddress(each);
  return api.callsTo('cliente/saveDireccion').map(({ payload }) => payload?.['_id']);
}

test('two new addresses that were not answered are each sent again under their own id, and a saved one is a new one afterwards', async () => {
  const [home, work] = [address(), address({ tag: 'Mi Trabajo' })];
  const [first, second, third, fourth, fifth] = await idsOf([home, work, home, work, home], 2);
  expect([third, fourth]).toEqual([first, second]);
  expect(new Set([first, second, fifth]).size).toBe(3);
});

test('a saved address that is changed back is sent under a new id', async () => {
  const [before, after] = [address({ id: 7 }), address({ id: 7, tag: 'Otro' })];
  const [first, second, third] = await idsOf([before, after, before], 1);
  expect(new Set([first, second, third]).size).toBe(3);
});
