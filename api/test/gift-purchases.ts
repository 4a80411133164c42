import { randomUUID } from 'node:crypto';
import { testApi, type TestAnswer, type TestApi, type TestApiOptions, type TestCall } from './helper.ts';
import { customer } from './ordering.ts';

export type GiftShop = { readonly api: TestApi; readonly ana: TestCall; readonly luis: TestCall };

/** The server, and two customers who are logged in and may activate cards. Close `api` in `afterAll`. */
export async function giftShop(options: TestApiOptions = {}): Promise<GiftShop> {
  const api = await testApi(options);
  await api.database.db.updateTable('customer').set({ status: 'ACT' }).where('email', '=', 'luis@example.com').execute();
  return { api, ana: await customer(api), luis: await customer(api, 'luis@example.com') };
}

/** A card of Q100 from Ana to Luis. */
export const giftLine = { I: 2, P: 100, TIP: 'CER', C: 1, VS: 0, CER_N: 'Ana', CER_ND: 'Luis', CER_CD: 'luis.recibe@example.org', CER_D: '' } as const;

/** A purchase as a browser sends it. `payer`: mailbox of the buyer. */
export const giftOrder = (payer: string, menu: readonly object[] = [giftLine]) => ({ orden: { idord: '' }, data: { nombres: 'Ana', nombre: 'Ana López', correo: payer, telefono: '5550-1234', enviarFactura: 'N', device: {} }, menu });

/** `body`: a `giftOrder`, with an id of its own unless it has one. */
export const buyGifts = async (api: TestApi, body: object, who: TestCall): Promise<TestAnswer['body']> => (await api.call('data/saveOrderCertificado', { _id: randomUUID(), ...body }, who)).body;

/** Opens the payment of a purchase with this number; the answer has its `token`. */
export const openGiftPayment = async (api: TestApi, idorder: number, who: TestCall): Promise<TestAnswer['body']> =>
  (await api.call('checkout/getValidatorTokenPromerica', { idorder, tipo: 'CER' }, { headers: { ...who.headers, origin: 'http://localhost:4000' } })).body;

/** What the page of the payment answers: `exito` when it was paid. */
export const payGifts = async (api: TestApi, idorder: number, who: TestCall): Promise<string> => {
  const { token } = await openGiftPayment(api, idorder, who);
  return (await api.app.inject({ method: 'POST', url: '/fake-pos', payload: { token, wished: 'exito' } })).json().status;
};

/** The cards of the purchase with this number, in its order. */
export const cardsOfPurchase = ({ database }: TestApi, idorder: number) =>
  database.db.selectFrom('gift_card').innerJoin('orders', 'orders.id', 'gift_card.order_id').selectAll('gift_card').where('orders.number', '=', idorder).orderBy('gift_card.order_pos').execute();
