import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../webpack/root.mjs';
import { startStorefront } from './storefront.mjs';

/** Between a product and its copies, and between its groups and theirs. */
const step = 1_000_000;

/** Copies of the products with a price of their own, with their groups and prices, in copies of their categories, published as a release. */
const sql = (copies) => `
create temp table copied as select id from product where tip in ('PRD', 'CMB', 'ESF', 'ESM') and active and not hidden;
create temp table copy as select generate_series(1, ${copies}) as number;
insert into category (id, parent_id, name, code_url, td, t, max_items, sort, active)
  select id + number * ${step}, parent_id, name || ' ' || number, code_url || '-' || number, td, t, max_items, sort + number * 1000, active
  from category, copy where id in (select category_id from product where id in (select id from copied));
insert into product (id, sold_id, category_id, tip, name, description, price_cents, channel, hidden, availability, code_url, is_new, sm, images, default_ingredients, sort, active)
  select id + number * ${step}, sold_id + number * ${step}, category_id + number * ${step}, tip, name || ' ' || number, description, price_cents, channel, hidden, availability, code_url || '-' || number, is_new, sm, images, default_ingredients, sort, active
  from product, copy where id in (select id from copied);
insert into option_group (id, product_id, tip, dm, name, description, selectable, sort)
  select id + number * ${step}, product_id + number * ${step}, tip, dm, name, description, selectable, sort from option_group, copy where product_id in (select id from copied);
insert into option_item (group_id, ref_id, name, description, extra_cents, images, sort, active)
  select group_id + number * ${step}, ref_id, name, description, extra_cents, images, sort, active
  from option_item, copy where group_id in (select id from option_group where product_id in (select id from copied));
insert into pizza_price (product_id, group_id, dough_id, size_id, halves, base_cents, specialty_cents, ingredient_cents)
  select product_id + number * ${step}, group_id + number * ${step}, dough_id, size_id, halves, base_cents, specialty_cents, ingredient_cents
  from pizza_price, copy where product_id in (select id from copied) or group_id in (select id from option_group where product_id in (select id from copied));
insert into catalog_release (version, checksum) select '9000.0.0', checksum from catalog_release order by id desc limit 1;
`;

async function enlarge(dataDir, products) {
  const { PGlite } = createRequire(join(root, 'api/package.json'))('@electric-sql/pglite');
  const database = await PGlite.create({ dataDir: join(dataDir, 'pg') });
  const count = async (where) => (await database.query(`select count(*)::int as count from product where active and not hidden ${where}`)).rows[0].count;
  const [all, copied] = [await count(''), await count("and tip in ('PRD', 'CMB', 'ESF', 'ESM')")];
  await database.exec(sql(Math.ceil((products - all) / copied)));
  await database.close();
}

/** A storefront whose menu has at least so many products. */
export async function startLargeMenu(products, say) {
  const dataDir = mkdtempSync(join(tmpdir(), 'brasa-bench-'));
  try {
    await (await startStorefront(dataDir, say)).close({ keepsData: true });
    await enlarge(dataDir, products);
    return await startStorefront(dataDir, say);
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
}
