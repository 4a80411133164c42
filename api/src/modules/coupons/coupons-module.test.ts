import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testApi, type TestApi } from '../../../test/helper.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const check = async (cupon: string) => (await api.call('data/checkPromocionCheckout', { cupon, correo: 'eva@example.org' })).body;

test.each([
  ['pizza20', { P: 20, MT: 0, PR: 0, MC: 100, TP: 'PORCENTAJE', DSC: 20, IDPRO: 0, IDPDS: 0 }],
  ['ahorra25', { P: 0, MT: 25, PR: 0, MC: 125, TP: 'MONTO', DSC: 25, IDPRO: 0, IDPDS: 0 }],
  ['mediana59', { P: 0, MT: 0, PR: 59, MC: 0, TP: 'PRECIO', DSC: 59, IDPRO: 4101, IDPDS: 14_101, apl: [4101] }],
  ['menor50', { P: 50, APLICA_MENOR: 1, apl: [] }],
  ['soloapp', { P: 15, C: 'LLEV' }],
])('the coupon %s says percent, amount off or fixed price, its minimum and the product it names [CPN-008]', async (code, data) => {
  const { codigoRetorno, data: all } = await check(code);
  expect([codigoRetorno, all.length]).toEqual(['00', 1]);
  expect(all[0]).toMatchObject({ codigo: code, prm: [], ...data });
});

test('a coupon that lets the customer choose names what there is to choose from [CPN-008]', async () => {
  await api.database.db.updateTable('coupon').set({ members: [9001, 9002] }).where('code', '=', 'soloapp').execute();
  expect((await check(' SoloApp ')).data).toMatchObject([{ codigo: 'soloapp', prm: [9001, 9002] }]);
});

test('an unknown, expired or foreign coupon is no element and one sentence', async () => {
  for (const code of ['nada', 'vencido', 'cumple-ana', '', "x' or 1=1"]) expect(await check(code)).toMatchObject({ codigoRetorno: '00', mensajeRetorno: 'El cupón no es válido', data: [] });
});
