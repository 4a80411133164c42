import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { dateText } from '@brasa/shared/domain/local-time';
import { paymentsText } from '../src/modules/payments/payments-text.ts';
import { giftLine, giftOrder } from './gift-purchases.ts';
import { newGuest, post, type Guest } from './http-customer.ts';

/** A purchase of two cards over the network. What has happened so far stays with it, as in a browser. */
export type GiftBuyer = { readonly payer: string; readonly id: string; guest?: Guest; number?: number; isPaid: boolean };

export const newGiftBuyer = (): GiftBuyer => ({ payer: `${randomUUID()}@example.org`, id: randomUUID(), isPaid: false });

const mostTries = 50;
const betweenTriesMs = 200;

/** Sends it again while the answer is 503, as a browser does: the server lost its database for a moment, or the lock it waited for was not free in time. The answer to the last try is the answer. */
async function untilServed<Answer extends { readonly status: number }>(send: () => Promise<Answer>): Promise<Answer> {
  let answer = await send();
  for (let tries = 1; answer.status === 503 && tries < mostTries; tries += 1) {
    await wait(betweenTriesMs);
    answer = await send();
  }
  return answer;
}

/** Goes on with the purchase until it is paid; a request whose answer was lost or was 503 is sent again. Throws when the server is gone. `answered` is called after each answer. */
export async function buyGiftCards(base: string, buyer: GiftBuyer, answered: () => void): Promise<void> {
  if (!buyer.guest) {
    const { guest } = await untilServed(() => newGuest(base));
    if (!guest) throw new Error('There is no guest.');
    buyer.guest = guest;
    answered();
  }
  const headers = { authorization: `Bearer ${buyer.guest.token}`, origin: 'http://localhost:4000' };
  if (buyer.number === undefined) {
    // Sent tomorrow: no letter is drawn meanwhile.
    const line = { ...giftLine, CER_FE: dateText(Date.now() + 24 * 3_600_000) };
    const order = { _id: buyer.id, ...giftOrder(buyer.payer, [line, { ...line, I: 1, P: 50 }]) };
    const { body } = await untilServed(() => post(base, 'data/saveOrderCertificado', order, headers));
    if (!body.data) throw new Error(`The purchase was not taken: ${JSON.stringify(body)}`);
    buyer.number = body.data.orden.idorder;
    answered();
  }
  const asked = { idorder: buyer.number, tipo: 'CER' };
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { body } = await untilServed(() => post(base, 'checkout/getValidatorTokenPromerica', asked, headers));
    answered();
    if (body.token === undefined) {
      if (body.mensajeRetorno !== paymentsText.paid) throw new Error(`The payment was not opened: ${JSON.stringify(body)}`);
      buyer.isPaid = true;
      return;
    }
    // Whatever it answers, the api is asked again: the sandbox sends its notice once, and that may have met a 503.
    const pressed = JSON.stringify({ token: body.token, wished: 'exito' });
    await (await fetch(`${base}/fake-pos`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: pressed })).text();
    answered();
  }
  throw new Error(`Order ${buyer.number} was not paid after ${mostTries} payments.`);
}
