import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ownStorefront } from './own-storefront.ts';

/** The design «Gift Card Q50»: its id and its price in quetzales. */
const design = { id: 1, price: 50 };

/**
 * A guest elsewhere buys a gift card of Q50 for this mailbox, and has paid for it: its letter leaves at once. By calls of the
 * api and a browser context of its own, so that the page of the recipient knows nothing of it.
 */
export async function givesCardTo(page: Page, email: string): Promise<void> {
  const { url: base } = ownStorefront();
  const context = await page.context().browser()?.newContext({ baseURL: base, extraHTTPHeaders: { origin: new URL(base).origin } });
  if (!context) throw new Error('There is no browser to buy a gift card with.');
  const call = async (path: string, data: object, headers: Record<string, string> = {}) => (await context.request.post(path, { data, headers })).json();
  const { token: guest } = await call('/api/auth/guest', {});
  const as = { authorization: `Bearer ${guest}` };
  const payer = { nombres: 'Ana', nombre: 'Ana López', correo: `ana.${randomUUID()}@example.org`, telefono: '5550-1234', enviarFactura: 'N', device: {} };
  const card = { I: design.id, P: design.price, TIP: 'CER', C: 1, VS: 0, CER_N: 'Ana', CER_ND: 'Eva', CER_CD: email, CER_D: 'Para tu cena' };
  const bought = await call('/api/data/saveOrderCertificado', { _id: randomUUID(), orden: { idord: '' }, data: payer, menu: [card] }, as);
  expect(bought, 'the purchase of a gift card').toMatchObject({ codigoRetorno: '00' });
  const { token } = await call('/api/checkout/getValidatorTokenPromerica', { idorder: bought.data.orden.idorder, tipo: 'CER' }, as);
  expect(await call('/fake-pos', { token, wished: 'exito' }), 'the payment of a gift card').toMatchObject({ status: 'exito' });
  await context.close();
}
