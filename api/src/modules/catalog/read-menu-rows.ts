import type { Db } from '../../db/database.ts';

/** Everything the menu is made of, as the database has it: what is inactive is left out here. */
export async function readMenuRows(db: Db, now: number) {
  const [categories, products, groups, choices, prices, schedules, sizes, doughs, ingredients, promotions, params, messages, slides] = await Promise.all([
    db.selectFrom('category').selectAll().where('active', '=', true).orderBy('sort').orderBy('id').execute(),
    db.selectFrom('product').selectAll().where('active', '=', true).where('tip', '<>', 'CER').orderBy('sort').orderBy('id').execute(),
    db.selectFrom('option_group').selectAll().orderBy('product_id').orderBy('sort').orderBy('id').execute(),
    db.selectFrom('option_item').selectAll().where('active', '=', true).orderBy('group_id').orderBy('sort').orderBy('ref_id').execute(),
    db.selectFrom('pizza_price').selectAll().orderBy('id').execute(),
    db.selectFrom('product_schedule').selectAll().orderBy('product_id').orderBy('from_min').orderBy('numday').execute(),
    db.selectFrom('pizza_size').selectAll().orderBy('sort').orderBy('id').execute(),
    db.selectFrom('dough').selectAll().orderBy('sort').orderBy('id').execute(),
    db.selectFrom('ingredient').selectAll().where('hidden', '=', false).orderBy('sort').orderBy('id').execute(),
    db.selectFrom('promo').selectAll().where('active', '=', true).where('ends_at', '>', new Date(now)).orderBy('id').execute(),
    db.selectFrom('param').select(['key', 'value']).execute(),
    db.selectFrom('message').selectAll().orderBy('key').execute(),
    db.selectFrom('carousel_slide').selectAll().where('active', '=', true).orderBy('sort').orderBy('id').execute(),
  ]);
  return { categories, products, groups, choices, prices, schedules, sizes, doughs, ingredients, promotions, params, messages, slides };
}

export type MenuRows = Awaited<ReturnType<typeof readMenuRows>>;
