import { createHash } from 'node:crypto';
import type { Centavos } from '@brasa/shared/domain/money';
import { json } from '../db/tables.ts';
import type { Trx } from '../db/database.ts';
import { issueGiftCards } from '../modules/gift-cards/issue-gift-cards.ts';
import type { GiftMarker } from '../modules/gift-cards/issue-gift-cards.ts';
import { newOrderHash, newOrderNumber } from '../modules/orders/order-numbers.ts';
import type { Secrets } from '../secrets.ts';
import type { DemoCustomer } from './demo-orders.ts';

type DemoCard = { readonly design: number; readonly amount: Centavos; readonly recipient: DemoCustomer; readonly dedication: string };

/** A paid order of gift cards, as it stands after its payment. */
export async function writeGiftOrder(trx: Trx, { buyer, boughtAt, cards }: { buyer: DemoCustomer; boughtAt: number; cards: readonly DemoCard[] }): Promise<number> {
  const moment = new Date(boughtAt);
  const total = cards.reduce((sum, { amount }) => sum + amount, 0);
  const { id } = await trx
    .insertInto('orders')
    .values({
      number: newOrderNumber(),
      hash: newOrderHash(),
      kind: 'CER',
      customer_id: buyer.id,
      status: 'FIN',
      confirmed_at: moment,
      placed_at: moment,
      closed_at: moment,
      subtotal_cents: total,
      total_cents: total,
      pay_method: 'T',
      pay_status: 'PAID',
      contact: json({ name: buyer.name, phone: buyer.phone, email: buyer.email }),
      catalog_version: '1.0.0',
      content_hash: createHash('sha256').update(`demo gift cards ${boughtAt}`).digest('hex'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = cards.map(({ design, amount, recipient, dedication }, pos) => ({
    order_id: id,
    pos,
    product_id: design,
    tip: 'CER',
    name: `Gift Card Q${amount / 100}`,
    qty: 1,
    unit_cents: amount,
    original_cents: amount,
    line_cents: amount,
    marker: json({ buyer: buyer.name, recipient: recipient.name, email: recipient.email, dedication } satisfies GiftMarker),
  }));
  await trx.insertInto('order_line').values(lines).execute();
  return id;
}

/** Two cards nobody has put into an account yet: their codes, to try it with. */
export async function seedUnusedGiftCards(trx: Trx, people: { buyer: DemoCustomer; recipient: DemoCustomer }, secrets: Secrets, now: number): Promise<readonly string[]> {
  const { buyer, recipient } = people;
  const cards = [
    { design: 2, amount: 10_000, recipient, dedication: '¡Disfruta tu pizza favorita!' },
    { design: 4, amount: 20_000, recipient, dedication: '¡Disfruta tu pizza favorita!' },
  ];
  const orderId = await writeGiftOrder(trx, { buyer, boughtAt: now, cards });
  return (await issueGiftCards(trx, orderId, secrets, now)).map(({ code }) => code);
}
