import { describeSelection } from '@brasa/shared/domain/describe-selection';
import type { Catalog } from '@brasa/shared/domain/catalog';
import type { Shop } from '@brasa/shared/domain/delivery';
import { dateText, timeText, twelveHour } from '@brasa/shared/domain/local-time';
import { formatMoney, type Centavos } from '@brasa/shared/domain/money';
import { paymentOf } from '../orders/order-answer-wire.ts';
import type { OrderRecord, RecordedLine } from '../orders/order-record.ts';
import { mailWords } from './mail-text.ts';
import type { BillRow } from './render-mail.ts';
import { withoutLinks } from './without-links.ts';

const { order: words } = mailWords;
const dayMs = 24 * 3_600_000;
const hourOf = (epoch: number): string => twelveHour(timeText(epoch));

/** «mañana 27/11/2026», as seen at `now`. Both in epoch milliseconds. */
function dayOf(epoch: number, now: number): string {
  const date = dateText(epoch);
  if (date === dateText(now)) return words.today(date);
  return date === dateText(now + dayMs) ? words.tomorrow(date) : words.onDay(date);
}

/**
 * When the order is for, its number, and where it comes from or waits. Neither address nor name: nobody has proved that the
 * mailbox is the customer's. `now` in epoch milliseconds.
 */
export function orderParagraphs({ number, placedAt, scheduledFor, delivery, plan, status }: OrderRecord, shop: Shop | undefined, now: number): string[] {
  const isServed = status === 'ENT' || status === 'FIN';
  const begin = isServed ? words.served : scheduledFor === null ? words.now : words.later(dayOf(scheduledFor, now), hourOf(scheduledFor));
  const where = shop && (delivery === 'home' ? words.home(shop.name) : words.pickup(shop.name, shop.address));
  // A kitchen that plans nothing promises no hour.
  const expected = !isServed && scheduledFor === null && plan ? words.expected(hourOf(plan.promisedAt)) : undefined;
  return [begin, [words.placed(number, dateText(placedAt), hourOf(placedAt)), where, expected].filter(Boolean).join('\n')];
}

/** What was picked for the units of a line; those that are alike are described once. */
function notesOf({ entries }: RecordedLine, catalog: Catalog): string[] {
  const picked = new Set(entries.map(({ selection }) => describeSelection(catalog, selection).join('\n')));
  return [...picked].flatMap((text) => text.split('\n')).filter(Boolean).map(withoutLinks);
}

/** The lines of the order with what was picked, and what it costs, as it was placed. */
export function orderBill(order: OrderRecord, catalog: Catalog): BillRow[] {
  const { lines, totals } = order;
  const payment = paymentOf(order);
  const money = (amount: Centavos): string => formatMoney(amount, catalog.config.currency);
  return [
    ...lines.map((line) => ({ label: words.line(line.quantity, line.name), amount: money(line.unitPrice * line.quantity), notes: notesOf(line, catalog) })),
    ...(totals.discount > 0 ? [{ label: words.subtotal, amount: money(totals.subtotal) }, { label: words.discount, amount: `−${money(totals.discount)}` }] : []),
    { label: words.total, amount: money(totals.total), strong: true },
    ...(totals.certificate > 0 ? [{ label: words.certificate, amount: `−${money(totals.certificate)}` }, { label: words.due, amount: money(totals.due) }] : []),
    ...(payment === 'none' ? [] : [{ label: words.payment, amount: words.payments[payment] }]),
  ];
}
