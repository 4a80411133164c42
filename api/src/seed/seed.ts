import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database, Trx } from '../db/database.ts';
import { newestRelease } from '../modules/catalog/load-release.ts';
import type { Secrets } from '../secrets.ts';
import { seedDemoAccounts } from './demo-accounts.ts';
import { categories } from './menu/categories.ts';
import { optionGroups, optionItems, pizzaPrices, productShops, products, schedules } from './menu/menu-rows.ts';
import { doughs, ingredients, sizes } from './menu/pizzas.ts';
import { blocks, coupons, giftDesigns, promotions, suggestions } from './offers.ts';
import { images, messages, parameters, slides } from './page.ts';
import { blockedAreaRows, cities, deliveryPoints, departments, districts, shopHours, shops, zones } from './shops/shop-rows.ts';
import { insertMissing, replaceAll, upsert } from './upsert.ts';

export type SeedOptions = { readonly database: Database; readonly config: Config; readonly clock: Clock; readonly secrets: Secrets; readonly announce: (line: string) => void };

/** Never raised: changed files are known by their checksum, and any other version is taken for the shop's own. */
export const catalogVersion = '1.0.0';

/** Any number, as long as every instance takes the same. */
const seedLock = 7_202_611;

function checksum(always: boolean): string {
  const everything = [categories, sizes, doughs, ingredients, products, optionGroups, optionItems, pizzaPrices, schedules, suggestions, images, slides, promotions, giftDesigns];
  const places = [departments, cities, districts, shops, zones, deliveryPoints, blockedAreaRows, productShops];
  return createHash('sha256').update(JSON.stringify([everything, places, coupons, blocks, messages, parameters(always), shopHours(always)])).digest('hex');
}

async function seedMenu(trx: Trx): Promise<void> {
  await upsert(trx, 'category', ['id'], categories);
  await upsert(trx, 'pizza_size', ['id'], sizes);
  await upsert(trx, 'dough', ['id'], doughs);
  await upsert(trx, 'ingredient', ['id'], ingredients);
  await upsert(trx, 'product', ['id'], products);
  await replaceAll(trx, 'pizza_price', []);
  await replaceAll(trx, 'option_group', optionGroups);
  await replaceAll(trx, 'option_item', optionItems);
  await replaceAll(trx, 'pizza_price', pizzaPrices);
  await replaceAll(trx, 'product_schedule', schedules);
  await replaceAll(trx, 'suggestion', suggestions);
  await replaceAll(trx, 'image_record', images);
  await replaceAll(trx, 'carousel_slide', slides);
}

async function seedShops(trx: Trx, always: boolean): Promise<void> {
  await upsert(trx, 'department', ['code'], departments);
  await upsert(trx, 'city', ['code'], cities);
  await upsert(trx, 'district', ['code'], districts);
  await upsert(trx, 'store', ['id'], shops);
  await replaceAll(trx, 'store_hours', shopHours(always));
  await replaceAll(trx, 'product_store', productShops);
  await upsert(trx, 'zone', ['id'], zones);
  await upsert(trx, 'delivery_point', ['id'], deliveryPoints);
  await replaceAll(trx, 'blocked_area', blockedAreaRows);
}

async function seedOffers(trx: Trx): Promise<void> {
  await upsert(trx, 'promo', ['id'], promotions);
  const rows = coupons.map(({ granted: _granted, ...coupon }) => coupon);
  await upsert(trx, 'coupon', ['code'], rows);
  for (const { code, granted = [] } of coupons) {
    for (const email of granted) {
      await sql`insert into coupon_grant (coupon_id, email) select id, ${email} from coupon where code = ${code} on conflict do nothing`.execute(trx);
    }
  }
  await upsert(trx, 'gift_design', ['id'], giftDesigns);
  await insertMissing(trx, 'block', blocks);
}

async function seedPage(trx: Trx, always: boolean): Promise<void> {
  await upsert(trx, 'param', ['key'], parameters(always));
  await upsert(trx, 'message', ['key'], messages);
}

/**
 * Writes the shop of the seed files in one transaction, unless exactly this shop is already published. Once somebody has
 * published a menu of their own the files are history: a new release of the api never puts old prices back. Instances that
 * start together wait for each other; orders and customers are never touched.
 */
export async function seed({ database, config, clock, secrets, announce }: SeedOptions): Promise<void> {
  const wanted = checksum(config.alwaysOpen);
  await database.inTransaction(async (trx) => {
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(trx);
    const published = await newestRelease(trx);
    if (!published || (published.version === catalogVersion && published.checksum !== wanted)) {
      await seedMenu(trx);
      await seedShops(trx, config.alwaysOpen);
      await seedOffers(trx);
      await seedPage(trx, config.alwaysOpen);
      await upsert(trx, 'catalog_release', ['version'], [{ version: catalogVersion, checksum: wanted, published_at: new Date(clock.now()) }]);
    }
    if (config.seedDemo) await seedDemoAccounts(trx, { config, secrets, announce }, clock.now());
  });
}
