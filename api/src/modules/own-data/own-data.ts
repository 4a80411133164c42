import { deviceWords } from '@brasa/shared/domain/device-words';
import { objectOf, textOf } from '@brasa/shared/wire/read';
import type { Db } from '../../db/database.ts';
import { momentWords } from '../auth/session-wire.ts';
import type { Release } from '../catalog/load-release.ts';
import { mailboxIn } from '../customer/forget-person.ts';
import { normalizeMailbox } from '../coupons/coupon-rows.ts';
import { mailText } from '../mail/mail-text.ts';
import { ownGiftCards, ownOrders } from './own-orders.ts';
import { wordFor, words } from './own-data-words.ts';

const subjects: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(mailText).map(([name, { subject }]) => [name, subject]));

/**
 * Everything that is stored of a customer, in words the customer reads. Keys of the file are Spanish; moments are dd/MM/yyyy HH:mm in
 * Guatemala, amounts quetzales. No secret is in it (hashes, tokens, codes, links, keys) and no id of a row. A test compares
 * it to every table of the database: whoever adds a column with something about a person adds it here.
 */
export async function ownData(db: Db, customerId: number, { catalog }: Pick<Release, 'catalog'>, now: number) {
  const customer = await db.selectFrom('customer').selectAll().where('id', '=', customerId).executeTakeFirstOrThrow();
  const addresses = await db.selectFrom('address').selectAll().where('customer_id', '=', customerId).orderBy('sort').orderBy('id').execute();
  const grants = await db.selectFrom('coupon_grant').innerJoin('coupon', 'coupon.id', 'coupon_grant.coupon_id').select(['coupon.code', 'coupon.name', 'granted_at']).where('email', '=', customer.email).orderBy('coupon.code').execute();
  const passkeys = await db.selectFrom('passkey').select(['name', 'created_at', 'used_at']).where('customer_id', '=', customerId).orderBy('id').execute();
  const sessions = await db.selectFrom('session').selectAll().where('customer_id', '=', customerId).orderBy('created_at', 'desc').orderBy('id').execute();
  const events = await db.selectFrom('audit_log').select(['at', 'action', 'ip', 'detail']).where('actor', '=', `cli:${customerId}`).orderBy('id', 'desc').execute();
  const letters = await db.selectFrom('mail_outbox').select(['template', 'status', 'created_at', 'sent_at']).where(mailboxIn('to_email'), '=', normalizeMailbox(customer.email)).where('template', '!=', 'gift-card').orderBy('id', 'desc').execute();
  const day = (text: string | null): string => (text === null ? '' : text.split('-').toReversed().join('/'));
  const moment = (at: Date | null): string => (at ? momentWords(at) : '');

  return {
    generado: momentWords(new Date(now)),
    persona: {
      nombres: customer.nombres,
      apellidos: customer.apellidos,
      apodo: customer.nickname,
      correo: customer.email,
      telefono: customer.telefono,
      fechaDeNacimiento: day(customer.birthday),
      genero: wordFor(words.gender, customer.genero),
      cuentaDesde: momentWords(customer.created_at),
      ultimoCambio: momentWords(customer.updated_at),
    },
    consentimientos: { promocionesPorCorreo: customer.publicidad },
    direcciones: addresses.map((row) => ({ etiqueta: row.tag, direccion: row.direccion, indicaciones: row.indicaciones, colonia: row.colonia_cliente, zona: row.zona_cliente, latitud: row.latitude, longitud: row.longitude, principal: row.principal, guardada: momentWords(row.created_at) })),
    ordenes: await ownOrders(db, customer.id, catalog),
    giftCards: await ownGiftCards(db, customer),
    cupones: grants.map(({ code, name, granted_at: grantedAt }) => ({ codigo: code, nombre: name, otorgado: momentWords(grantedAt) })),
    llavesDeAcceso: passkeys.map((row) => ({ nombre: row.name, creada: momentWords(row.created_at), ultimoUso: moment(row.used_at) })),
    sesiones: sessions.map((row) => ({
      dispositivo: deviceWords(row.user_agent ?? ''),
      navegador: row.user_agent ?? '',
      direccionIp: row.ip ?? '',
      inicio: momentWords(row.created_at),
      ultimoUso: momentWords(row.used_at),
      venceEl: momentWords(row.expires_at),
      terminada: moment(row.revoked_at),
      motivo: wordFor(words.sessionEnd, row.revoke_reason),
    })),
    eventosDeSeguridad: events.map(({ at, action, ip, detail }) => ({ fecha: momentWords(at), que: wordFor(words.event, action), dispositivo: textOf(objectOf(detail)['device']), direccionIp: ip ?? '' })),
    correos: letters.map((row) => ({ asunto: wordFor(subjects, row.template), estado: wordFor(words.letter, row.status), escrito: momentWords(row.created_at), enviado: moment(row.sent_at) })),
  };
}
