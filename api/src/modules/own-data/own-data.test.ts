import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { customerLife, email, herPassword, traces, variants } from '../../../test/customer-life.ts';
import { testApi, type TestApi, type TestCall } from '../../../test/helper.ts';
import { mailbox } from '../../../test/mailbox.ts';
import { customer } from '../../../test/ordering.ts';

let api: TestApi;
let her: TestCall;
let id: number;
let orderHash: string;
let file: Readonly<Record<string, unknown>>;
beforeAll(async () => {
  api = await testApi({ env: { CASH_NO_SHOWS: '0' } });
  const life = await customerLife(api).wholeLife();
  ({ her, id } = life);
  orderHash = life.ordered.body.data.orden.hash;
  await mailbox(api).collect('');
  file = (await asks({ contrasena: herPassword })).data;
}, 60_000);
afterAll(() => api.close());

const asks = async (proof: object, who = her) => (await api.callEncrypted('cuenta/misDatos', proof, who)).body;

/** Where the file has what a table knows of her; or why it is not in it. */
const tables: Readonly<Record<string, { readonly in: string } | { readonly not: string }>> = {
  address: { in: 'direcciones' },
  audit_log: { in: 'eventosDeSeguridad' },
  coupon_grant: { in: 'cupones' },
  coupon_redemption: { in: 'ordenes' },
  customer: { in: 'persona' },
  gift_card: { in: 'giftCards' },
  gift_entry: { in: 'giftCards' },
  gift_posting: { not: 'the two sides in which the shop books each movement of a card; the movement is in giftCards' },
  idempotency: { not: 'answers that are repeated for a day; what they say is in ordenes and direcciones' },
  mail_outbox: { in: 'correos' },
  one_time_token: { not: 'hash of a secret that was mailed' },
  order_event: { in: 'ordenes' },
  order_line: { in: 'ordenes' },
  orders: { in: 'ordenes' },
  passkey: { in: 'llavesDeAcceso' },
  passkey_challenge: { not: 'hash of a random number, for five minutes' },
  payment: { in: 'ordenes' },
  payment_event: { not: 'what the card provider said of a payment; what came of it is in ordenes' },
  session: { in: 'sesiones' },
  sign_up: { not: 'only before an account is activated; becomes persona then' },
};

/** Tables that hang on a customer by foreign keys, however long the chain, and those in which her name, mailbox or number stands. */
async function tablesAbout(): Promise<readonly string[]> {
  const { db } = api.database;
  const { rows: keys } = await sql<{ child: string; parent: string }>`select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f'`.execute(db);
  const found = new Set(['customer']);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const { child, parent } of keys) if (found.has(parent)) found.add(child);
  }
  const { rows: names } = await sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const texts = [...traces, `cli:${id}`];
  for (const { name } of names) {
    const { rows: hits } = await sql`select 1 from ${sql.table(name)} row where exists (select from unnest(${sql.val(texts)}::text[]) text where strpos(lower(row::text), lower(text)) > 0) limit 1`.execute(db);
    if (hits.length > 0) found.add(name);
  }
  return [...found].toSorted();
}

test('every table that knows something of a customer is in the file, or says why it is not', async () => {
  expect(Object.keys(tables)).toEqual(await tablesAbout());
  for (const [name, entry] of Object.entries(tables)) {
    if ('in' in entry) expect([name, Object.keys((file[entry.in] ?? {}) as object).length > 0]).toEqual([name, true]);
    else expect(entry.not.length).toBeGreaterThan(20);
  }
});

test('the file says all that was said by and about her, in words', () => {
  const text = JSON.stringify(file);
  for (const trace of traces.filter((trace) => trace !== variants.guest)) expect([trace, text.includes(trace)]).toEqual([trace, true]);
  expect(file).toMatchObject({
    persona: { nombres: 'Olvido', apodo: 'Olvidín', correo: email, fechaDeNacimiento: '14/03/1994' },
    consentimientos: { promocionesPorCorreo: false },
    direcciones: [{ etiqueta: 'Mi Casa', direccion: 'Calle del Secreto 5', indicaciones: 'Portón secreto', principal: true }],
    llavesDeAcceso: [{ nombre: 'Llave de Olvidín' }],
    cupones: [{ codigo: 'cumple-ana' }],
    sesiones: [{ navegador: 'TeléfonoSecreto', direccionIp: '203.0.113.77', terminada: '' }],
  });
  expect(file['eventosDeSeguridad']).toEqual(expect.arrayContaining([expect.objectContaining({ que: 'Ingresaste con contraseña', direccionIp: '203.0.113.77' }), expect.objectContaining({ que: 'Agregaste una llave de acceso' }), expect.objectContaining({ que: 'Descargaste tus datos' })]));
  expect(file['giftCards']).toEqual([expect.objectContaining({ para: 'Para-Olvidin', estado: 'Activa', saldo: 100 }), expect.objectContaining({ correoDeQuienRecibe: 'olvido.sagastume+regalo@example.org', de: 'Ana', estado: 'Sin activar' })]);
  const orders = file['ordenes'] as readonly { tipo: string; productos: readonly { nombre: string; elegido: readonly string[]; regalo?: object }[]; pagos: readonly object[]; pasos: readonly object[]; cupones: readonly object[]; factura: object }[];
  const food = orders.find(({ tipo }) => tipo === 'Orden');
  expect(food).toMatchObject({ contacto: { nombre: 'Olvido Sagastume' }, destino: { direccion: 'Calle del Secreto 5' }, factura: { documento: '98765432-1' }, comentarios: 'Nota secreta', formaDePago: 'Efectivo', cupones: [{ codigo: 'cumple-ana' }] });
  // The order of a guest who typed a form of her mailbox may be somebody else's, with another street and telephone.
  expect(orders.filter(({ tipo }) => tipo === 'Orden')).toHaveLength(1);
  expect(text).not.toContain(variants.guest);
  expect(food?.productos[0]?.elegido.length).toBeGreaterThan(0);
  expect(orders.find(({ tipo }) => tipo === 'Compra de Gift Cards')).toMatchObject({ productos: [{ regalo: { para: 'Berta', dedicatoria: 'Firma secreta' } }], pagos: [{ forma: 'Tarjeta', estado: 'Pagado' }] });
});

test('no secret and no id of a row is in it', async () => {
  const { db } = api.database;
  const text = JSON.stringify(file);
  const { password_hash: hash, public_id: publicId } = await db.selectFrom('customer').select(['password_hash', 'public_id']).where('id', '=', id).executeTakeFirstOrThrow();
  const sessions = await db.selectFrom('session').select('id').where('customer_id', '=', id).execute();
  const passkeys = await db.selectFrom('passkey').select('credential_id').where('customer_id', '=', id).execute();
  for (const secret of [hash ?? '', publicId, orderHash, herPassword, ...sessions.map((row) => row.id), ...passkeys.map((row) => row.credential_id)]) expect([secret.length > 7, text.includes(secret)]).toEqual([true, false]);
  // Nor what somebody else's account knows.
  expect(text).not.toContain('ana@example.com');
  const keys = new Set<string>();
  JSON.parse(text, (key, value) => (keys.add(key), value));
  expect([...keys].filter((key) => /^id$|_|hash|token|secret/i.test(key))).toEqual([]);
});

test('whoever holds only the session does not get it, and it is given ten times an hour', async () => {
  for (const proof of [{}, { contrasena: 'No-es-esta-1' }]) expect(await asks(proof)).toMatchObject({ codigoRetorno: '01', errores: [{ campo: 'contrasena' }], data: null });
  const limited = await testApi({ env: { RATE_LIMITS: '1' } });
  const ana = await customer(limited);
  const statuses = [];
  for (let press = 0; press < 11; press += 1) statuses.push((await limited.callEncrypted('cuenta/misDatos', { contrasena: 'clave-demo-1' }, ana)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  // All calls that are confirmed with the password share one limit.
  const confirms = async () => (await limited.callEncrypted('cuenta/retoLlave', { contrasena: 'clave-demo-1' }, ana)).status;
  expect(await confirms()).toBe(429);
  limited.clock.advance(61_000);
  expect([await confirms(), (await limited.callEncrypted('cuenta/misDatos', { contrasena: 'clave-demo-1' }, ana)).status]).toEqual([200, 429]);
  await limited.close();
});
