import { randomUUID } from 'node:crypto';
import { dateText } from '@brasa/shared/domain/local-time';
import { paymentsText } from '../src/modules/payments/payments-text.ts';
import { giftLine, giftOrder } from './gift-purchases.ts';
import { newGuest, post, type Guest } from './http-customer.ts';

/** A purchase of two cards over the network. What has happened so far stays with it, as in a browser. */
export type GiftBuyer = { readonly payer: string; readonly id: string; guest?: Guest; number?: number; isPaid: boolean };

export const newGiftBuyer = (): GiftBuyer => ({ payer: `${randomUUID()}@example.org`, id: randomUUID(), isPaid: false });

/** What the page of the payment says once it was paid. */
const paid = 'exito';

/** Goes on with the purchase until it is paid; a request whose answer was lost is sent again. Throws when the server is gone. `answered` is called after each answer. */
export async function buyGiftCards(base: string, buyer: GiftBuyer, answered: () => void): Promise<void> {
  if (!buyer.guest) {
    const { guest } = await newGuest(base);
    if (!guest) throw new Error('There is no guest.');
    buyer.guest = guest;
    answered();
  }
  const headers = { authorization: `Bearer ${buyer.guest.token}`, origin: 'http://localhost:4000' };
  if (buyer.number === undefined) {
    // Sent tomorrow: no letter is drawn meanwhile.
    const line = { ...giftLine, CER_FE: dateText(Date.now() + 24 * 3_600_000) };
    const { body } = await post(base, 'data/saveOrderCertificado', { _id: buyer.id, ...giftOrder(buyer.payer, [line, { ...line, I: 1, P: 50 }]) }, headers);
    if (!body.data) throw new Error(`The purchase was not taken: ${JSON.stringify(body)}`);
    buyer.number = body.data.orden.idorder;
    answered();
  }
  const { body } = await post(base, 'checkout/getValidatorTokenPromerica', { idorder: buyer.number, tipo: 'CER' }, headers);
  answered();
  // Otherwise it was paid, and the answer was lost: the cards are there.
  if (body.token !== undefined) {
    const response = await fetch(`${base}/fake-pos`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token: body.token, wished: paid }) });
    const { status } = (await response.json()) as { readonly status?: string };
    if (status !== paid) throw new Error(`The payment says ${status}.`);
    answered();
  } else if (body.mensajeRetorno !== paymentsText.paid) throw new Error(`The payment was not opened: ${JSON.stringify(body)}`);
  buyer.isPaid = true;
}
