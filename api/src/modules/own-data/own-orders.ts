import { describeSelection } from '@brasa/shared/domain/describe-selection';
import { groupBy } from '@brasa/shared/domain/group-by';
import { toQuetzales } from '@brasa/shared/domain/money';
import type { OrderedEntry } from '@brasa/shared/domain/ordered-line';
import { objectOf, textOf } from '@brasa/shared/wire/read';
import type { Db } from '../../db/database.ts';
import { momentWords } from '../auth/session-wire.ts';
import type { Release } from '../catalog/load-release.ts';
import { normalizeMailbox } from '../coupons/coupon-rows.ts';
import { mailboxIn } from '../customer/forget-person.ts';
import { wordFor, words } from './own-data-words.ts';

type Names = Pick<Release, 'catalog'>['catalog'];

const momentOr = (moment: Date | null): string => (moment ? momentWords(moment) : '');
const groups = <Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): ((key: Key) => readonly Row[]) => {
  const found = groupBy(rows, keyOf);
  return (key) => found.get(key) ?? [];
};

/** Who gives a gift card to whom, as a line of its purchase says it. */
function giftOf(marker: unknown) {
  const gift = objectOf(marker);
  return { de: textOf(gift['buyer']), para: textOf(gift['recipient']), correoDeQuienRecibe: textOf(gift['email']), dedicatoria: textOf(gift['dedication']) };
}

function placeOf(destination: unknown) {
  const place = objectOf(destination);
  const pin = objectOf(place['customerAt']);
  return { direccion: textOf(place['address']), referencia: textOf(place['reference']), zona: textOf(place['zoneName']), colonia: textOf(place['districtName']), latitud: pin['latitude'] ?? null, longitud: pin['longitude'] ?? null };
}

/**
 * The orders of an account, the newest first, with everything that was said with them. Orders of guests who typed its mailbox are
 * left out: whoever mistypes a mailbox would give street and telephone to its owner. Numbers are those the customer knows; links
 * to them stay out.
 */
export async function ownOrders(db: Db, customerId: number, catalog: Names) {
  const orders = await db.selectFrom('orders').leftJoin('store', 'store.id', 'orders.store_id').selectAll('orders').select('store.name as shop').where('customer_id', '=', customerId).orderBy('placed_at', 'desc').orderBy('orders.id', 'desc').execute();
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const linesOf = groups(await db.selectFrom('order_line').selectAll().where('order_id', 'in', ids).orderBy('pos').execute(), (row) => row.order_id);
  const stepsOf = groups(await db.selectFrom('order_event').select(['order_id', 'status', 'at']).where('order_id', 'in', ids).orderBy('id').execute(), (row) => row.order_id);
  const paymentsOf = groups(await db.selectFrom('payment').select(['order_id', 'method', 'amount_cents', 'status', 'card_brand', 'card_last4', 'created_at']).where('order_id', 'in', ids).orderBy('id').execute(), (row) => row.order_id);
  const couponsOf = groups(await db.selectFrom('coupon_redemption').innerJoin('coupon', 'coupon.id', 'coupon_redemption.coupon_id').select(['order_id', 'coupon.code', 'state']).where('order_id', 'in', ids).execute(), (row) => row.order_id);

  return orders.map((order) => {
    const [contact, invoice] = [objectOf(order.contact), objectOf(order.invoice)];
    return {
      numero: order.number,
      tipo: wordFor(words.orderKind, order.kind),
      fecha: momentWords(order.placed_at),
      programadaPara: momentOr(order.scheduled_for),
      estado: wordFor(words.status, order.status),
      entrega: wordFor(words.delivery, order.delivery),
      tienda: order.shop ?? '',
      subtotal: toQuetzales(order.subtotal_cents),
      descuento: toQuetzales(order.discount_cents),
      total: toQuetzales(order.total_cents),
      pagadoConGiftCards: toQuetzales(order.gift_cents),
      formaDePago: wordFor(words.method, order.pay_method),
      estadoDelPago: wordFor(words.payment, order.pay_status),
      noHuboQuienPagara: order.no_show,
      contacto: { nombre: textOf(contact['name']), telefono: textOf(contact['phone']), correo: textOf(contact['email']), quienRecoge: textOf(contact['collectedBy']) },
      destino: order.destination === null ? null : placeOf(order.destination),
      factura: order.invoice === null ? null : { nombre: textOf(invoice['name']), correo: textOf(invoice['email']), documento: textOf(invoice['document']), direccion: textOf(invoice['address']) },
      comentarios: order.comments,
      garantia: order.warranty_text,
      dispositivo: [...new Set(Object.values(objectOf(order.device)).map(textOf))].filter((part) => part !== '').join(', '),
      productos: linesOf(order.id).map((line) => ({
        cantidad: line.qty,
        nombre: line.name,
        precio: toQuetzales(line.unit_cents),
        total: toQuetzales(line.line_cents),
        elegido: (line.entries as readonly OrderedEntry[]).flatMap(({ selection }) => describeSelection(catalog, selection ?? [])),
        ...(line.tip === 'CER' && { regalo: giftOf(line.marker) }),
      })),
      cupones: couponsOf(order.id).map(({ code, state }) => ({ codigo: code, estado: wordFor(words.coupon, state) })),
      pagos: paymentsOf(order.id).map((payment) => ({
        fecha: momentWords(payment.created_at),
        forma: wordFor(words.method, payment.method),
        monto: toQuetzales(payment.amount_cents),
        estado: wordFor(words.payment, payment.status),
        tarjeta: payment.card_last4 === null ? '' : `${payment.card_brand ?? ''} terminada en ${payment.card_last4}`.trim(),
      })),
      pasos: stepsOf(order.id).map(({ status, at }) => ({ estado: wordFor(words.status, status), fecha: momentWords(at) })),
    };
  });
}

/**
 * Gift cards of the account, and those that were sent to its mailbox, however it was typed, and wait to be activated, with their
 * movements; one that somebody else has activated is that person's. What
 * somebody else gives on a day to come is not told before; codes are told nobody but in the letter.
 */
export async function ownGiftCards(db: Db, { id, email }: { id: number; email: string }) {
  const cards = await db
    .selectFrom('gift_card')
    .innerJoin('gift_design', 'gift_design.id', 'gift_card.design_id')
    .select(['gift_card.id', 'gift_design.name', 'code_last4', 'buyer_name', 'recipient_name', 'recipient_email', 'gift_card.dedication', 'initial_cents', 'balance_cents', 'status', 'issued_at', 'activated_at', 'expires_on'])
    .where((eb) => eb.or([eb('owner_id', '=', id), eb.and([eb(mailboxIn('recipient_email'), '=', normalizeMailbox(email)), eb('owner_id', 'is', null), eb('sent_at', 'is not', null)])]))
    .orderBy('gift_card.id')
    .execute();
  if (cards.length === 0) return [];
  const entriesOf = groups(
    await db.selectFrom('gift_entry').leftJoin('orders', 'orders.id', 'gift_entry.order_id').select(['gift_card_id', 'gift_entry.kind', 'delta_cents', 'at', 'orders.number', 'orders.customer_id as payer']).where('gift_card_id', 'in', cards.map((card) => card.id)).orderBy('gift_entry.id').execute(),
    (row) => row.gift_card_id,
  );
  return cards.map((card) => ({
    nombre: card.name,
    ultimosCaracteresDelCodigo: card.code_last4,
    de: card.buyer_name,
    para: card.recipient_name,
    correoDeQuienRecibe: card.recipient_email,
    dedicatoria: card.dedication,
    montoInicial: toQuetzales(card.initial_cents),
    saldo: toQuetzales(card.balance_cents),
    estado: wordFor(words.card, card.status),
    emitida: momentWords(card.issued_at),
    activada: momentOr(card.activated_at),
    vence: card.expires_on.split('-').toReversed().join('/'),
    movimientos: entriesOf(card.id).map(({ kind, delta_cents: delta, at, number, payer }) => ({ fecha: momentWords(at), que: wordFor(words.movement, kind), monto: toQuetzales(delta), orden: payer === id ? number : null })),
  }));
}
