import { sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';

/** Some whole number from 0 up to the limit that follows from an id and the number of the menu. */
const some = (id: string, menu: number, limit: number) => sql<number>`(hashint4(${sql.ref(id)} * 31 + ${sql.lit(menu)}) & 2147483647) % ${sql.lit(limit)}`;

/**
 * The same products at other prices, down to the odd centavo, with other promotions and a dozen coupons of every kind,
 * published as a new release.
 */
export async function otherMenu({ db }: Database, menu: number): Promise<void> {
  await sql`update product set price_cents = case when ${some('id', menu, 17)} = 0 then 0 else 100 + ${some('id', menu, 14_999)} end where tip <> 'CER'`.execute(db);
  await sql`update option_item set extra_cents = case when ${some('ref_id', menu, 3)} = 0 then 0 else ${some('ref_id', menu, 1999)} end`.execute(db);
  await sql`update pizza_price set base_cents = ${some('id', menu, 13_001)}, specialty_cents = case when ${some('id', menu, 4)} = 0 then 0 else ${some('id', menu, 2503)} end, ingredient_cents = ${some('id', menu, 1201)}`.execute(db);
  await sql`update promo set min_cents = ${some('id', menu, 20_011)}, value_cents = ${some('id', menu, 4001)}, percent = case when kind = 'PORCENTAJE' then (${some('id', menu, 10_001)}) / 100.0 end`.execute(db);
  await sql`update param set value = to_char((${sql.lit((menu * 1733) % 12_000)}) / 100.0, 'FM990.00') where key = 'MONTO_MINIMO'`.execute(db);
  await sql`delete from coupon where code like 'azar-%'`.execute(db);
  await sql`
    insert into coupon (code, name, kind, value_cents, percent, min_cents, product_id, applies, members, cheapest_only, starts_at, ends_at, per_customer)
    select 'azar-' || n, 'Al azar', k.kind, ${some('n', menu, 9001)}, case when k.kind = 'PORCENTAJE' then (${some('n', menu + 1, 10_001)}) / 100.0 end,
      case when n % 2 = 0 then 0 else ${some('n', menu, 25_000)} end, case when k.kind = 'PRECIO' and n % 5 = 0 then (select id from product where tip = 'PRD' order by hashint4(id + n) limit 1) end,
      case when n % 3 = 0 then array(select id from product where tip not in ('PROMO', 'FAK', 'CER') order by hashint4(id * 7 + n) limit 25) else '{}' end,
      case when n % 7 = 0 then array(select id from product where tip = 'PRD' order by hashint4(id * 3 + n) limit 4) else '{}' end, n % 4 = 0, '2025-01-01', '2030-01-01', 1000000
    from generate_series(1, 14) n cross join lateral (select (array['PORCENTAJE', 'MONTO', 'PRECIO'])[1 + n % 3] as kind) k`.execute(db);
  await sql`insert into catalog_release (version, checksum) values (${`9.${menu}.0`}, ${`otro-${menu}`})`.execute(db);
}

/** Of the coupons anybody may use. */
export async function couponCodes({ db }: Database): Promise<string[]> {
  const rows = await db.selectFrom('coupon').select('code').where('personal', '=', false).orderBy('id').execute();
  return rows.map(({ code }) => code);
}
