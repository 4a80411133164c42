import { randomBytes } from 'node:crypto';
import type { Trx } from '../db/database.ts';
import { hashPassword } from '../modules/auth/passwords.ts';
import { seedUnusedGiftCards } from './demo-gift-orders.ts';
import { seedDemoOrders } from './demo-orders.ts';
import type { SeedOptions } from './seed.ts';

const ana = { email: 'ana@example.com', status: 'ACT', nombres: 'Ana', apellidos: 'López', nickname: 'ana', telefono: '55501234', birthday: '1994-03-14', genero: 'FE' } as const;
const luis = { email: 'luis@example.com', status: 'PEN', nombres: 'Luis', apellidos: 'García', nickname: 'luis', telefono: '55505678', birthday: '1990-08-02', genero: 'MA' } as const;

const addressesOfAna = [
  { tag: 'Mi Casa', direccion: '5a avenida 12-31', indicaciones: 'Portón negro', latitude: 14.599, longitude: -90.5072, col: '010110', codzon: 20, colonia_cliente: 'Oakland', zona_cliente: 'Zona 10', dep: '01', ciu: '0101', principal: true, sort: 0 },
  { tag: 'Mi Trabajo', direccion: '8a calle 5-20, oficina 402', indicaciones: 'Dejar en recepción', latitude: 14.6412, longitude: -90.5141, col: '010101', codzon: 10, colonia_cliente: 'Centro Histórico', zona_cliente: 'Zona 1', dep: '01', ciu: '0101', principal: false, sort: 1 },
] as const;

/** Two customers to try the shop with: one active with two addresses, one not activated. Made once; the password is shown once. */
export async function seedDemoAccounts(trx: Trx, { config, secrets, announce }: Pick<SeedOptions, 'config' | 'secrets' | 'announce'>, now: number): Promise<void> {
  const existing = await trx.selectFrom('customer').select('id').where('email', 'in', [ana.email, luis.email]).executeTakeFirst();
  if (existing) return;
  const password = config.seedPassword || randomBytes(9).toString('base64url');
  const password_hash = await hashPassword(password);
  const [owner, friend] = await trx
    .insertInto('customer')
    .values([
      { ...ana, password_hash },
      { ...luis, password_hash },
    ])
    .returning('id')
    .execute();
  if (owner && friend) {
    await trx.insertInto('address').values(addressesOfAna.map((address) => ({ ...address, customer_id: owner.id }))).execute();
    const known = ({ nombres, apellidos, email, telefono }: typeof ana | typeof luis) => ({ name: `${nombres} ${apellidos}`, email, phone: telefono });
    const [recipient, buyer] = [{ id: owner.id, ...known(ana) }, { id: friend.id, ...known(luis) }];
    await seedDemoOrders(trx, recipient, buyer, now);
    const codes = await seedUnusedGiftCards(trx, { recipient, buyer }, secrets, now);
    announce(`Demo gift cards that are not activated yet: ${codes.join(' and ')}`);
  }
  if (!config.seedPassword) announce(`Demo accounts ${ana.email} (active) and ${luis.email} (not activated), password: ${password}`);
}
