import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { customerLife, email, herPassword, traces } from '../../../test/customer-life.ts';
import { testApi, type TestApi } from '../../../test/helper.ts';
import { postOffice } from '../../../test/mailbox.ts';
import { seededFolder } from '../../../test/test-database.ts';
import { removeErasedFromFiles } from '../../db/deleted-rows.ts';
import { embeddedDatabase } from '../../db/open-database.ts';
import { fileCarrier } from '../mail/carriers.ts';
import { sendLetters } from '../mail/send-letters.ts';
import { eraseClosedAccounts } from './close-account.ts';

const dayMs = 24 * 3_600_000;
let folder: string;
let api: TestApi;
const log: string[] = [];
beforeAll(async () => {
  folder = await seededFolder();
  const database = await embeddedDatabase(join(folder, 'pg'));
  api = await testApi({ env: { CASH_NO_SHOWS: '0', LOG_LEVEL: 'trace' }, database, logTo: { write: (line) => void log.push(line) } });
}, 60_000);
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

/** An address of the network stands in a row as a number, behind its family and length. */
const bytesOf = (text: string): readonly (string | Buffer)[] => (/^[\d.]+$/.test(text) && text.includes('.') ? [Buffer.from([2, 32, ...text.split('.').map(Number)])] : [text, text.toLowerCase()]);

/** `text: file` of each of these texts in any file of the data folder, in either of the ways it may be spelt. */
async function filesWith(texts: readonly string[]): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const bytes = await readFile(join(entry.parentPath, entry.name));
    for (const text of texts) if (bytesOf(text).some((each) => bytes.includes(each))) found.push(`${text}: ${join(entry.parentPath, entry.name).slice(folder.length + 1)}`);
  }
  return found;
}

/** What she has changed herself before: nobody finds it in a row any more. */
const former = ['Olvidada-antes', 'Calle de antes', 'Llave-de-antes', 'buzon.de.antes@example.org'];

test('of an account that was erased nothing stands in any file of the data folder, nor what she had changed before, and nothing ever in the log', async () => {
  const { db } = api.database;
  const carry = () => sendLetters(postOffice(api, fileCarrier({ dataDir: folder, mailFrom: api.config.mailFrom }, api.services.log)));
  const { her, id, given } = await customerLife(api).wholeLife();
  const person = { nombres: 'Olvidada-antes', apellidos: 'Sagastume', nickname: 'Olvidín', telefono: '55598761', email, fechaNacimiento: '14/03/1994' };
  for (const nombres of [person.nombres, 'Olvido']) expect((await api.callEncrypted('cliente/saveCliente', { ...person, nombres }, her)).body.codigoRetorno).toBe('00');
  for (const direccion of ['Calle de antes 7', 'Calle del Secreto 5']) await db.updateTable('address').set({ direccion }).where('customer_id', '=', id).execute();
  const [passkey] = (await api.call('cuenta/llaves', undefined, her)).body.data as { id: number; nombre: string }[];
  for (const nombre of ['Llave-de-antes', passkey?.nombre]) expect((await api.callEncrypted('cuenta/renombrarLlave', { id: passkey?.id, nombre, contrasena: herPassword }, her)).body.codigoRetorno).toBe('00');
  const { hash } = await db.selectFrom('orders').innerJoin('gift_card', 'gift_card.order_id', 'orders.id').select('hash').where('gift_card.id', '=', given).executeTakeFirstOrThrow();
  for (const correo of ['buzon.de.antes@example.org', 'berta@example.org']) expect((await api.call('cuenta/corregirCertificado', { hash, id: 0, correo }, her)).body.codigoRetorno).toBe('00');
  await carry();
  await db.updateTable('orders').set({ status: 'FIN', closed_at: new Date(api.clock.now()) }).where('status', 'not in', ['CAN']).execute();
  expect((await api.call('cliente/unsubscribe', undefined, her)).body.codigoRetorno).toBe('00');
  await carry();
  await sql`checkpoint`.execute(db);
  const before = await filesWith([...traces, ...former]);
  expect([...traces, ...former].filter((text) => !before.some((each) => each.startsWith(`${text}: `)))).toEqual([]);

  await db.updateTable('customer').set({ deleted_at: new Date(api.clock.now() - 31 * dayMs) }).where('id', '=', id).execute();
  expect(await eraseClosedAccounts({ database: api.database, outbox: join(folder, 'outbox') }, api.clock.now())).toBe(1);
  await removeErasedFromFiles(api.database, api.clock.now());
  expect(await filesWith([...traces, ...former])).toEqual([]);
  expect([...traces, ...former].filter((text) => log.join('').includes(text))).toEqual([]);
}, 60_000);
