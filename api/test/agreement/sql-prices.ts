import { sql } from 'kysely';
import type { WireOrderDraft } from '@brasa/shared/wire/order-draft-wire';
import type { Db } from '../../src/db/database.ts';

export type AskedOrder = { readonly seed: number; readonly wanted: string; readonly body: WireOrderDraft };

/** Everything in centavos. `units`: product, price and price without promotion of every unit, sorted. */
export type Prices = { readonly subtotal: number; readonly discount: number; readonly total: number; readonly units: readonly string[] };
export type PricesInSql = Prices & { readonly seed: number; readonly promotionsHold: boolean };

/**
 * The same orders priced by the database alone, from the tables of the menu: another language, no line of ours. It follows
 * the formula of docs/requirements/algorithms.md as directly as SQL can.
 */
export async function pricesInSql(db: Db, orders: readonly AskedOrder[]): Promise<PricesInSql[]> {
  const carts = JSON.stringify(orders.map(({ seed, wanted, body }) => ({ seed, wanted, menu: body.menu })));
  const { rows } = await sql<PricesInSql>`
    with cart as (
      select (c->>'seed')::bigint as seed, c->>'wanted' as wanted, c->'menu' as menu from jsonb_array_elements(${carts}::jsonb) c
    ),
    line as (
      select seed, l.nr as pos, l.value as sent, (l.value->>'I')::int as product_id, (l.value->>'C')::int as quantity, (l.value->>'PID')::int as promo_id
      from cart, jsonb_array_elements(menu) with ordinality l(value, nr) where l.value->>'TIP' <> 'CUP'
    ),
    unit as (
      select seed, pos, e.nr as nr, product_id, promo_id, e.value->0->'opciones' as options
      from line, jsonb_array_elements(sent->'list') with ordinality e(value, nr) where sent ? 'list'
      union all
      select seed, pos, nr, product_id, promo_id, '[]'::jsonb from line, generate_series(1, quantity) nr where not sent ? 'list'
    ),
    answer as (
      select u.seed, u.pos, u.nr, o.nr as option_nr, o.value as chosen, p.id as product_id, p.price_cents, p.tip in ('ATP', 'ATPF', 'PIM', 'PIF', 'ESM', 'ESF') as alone,
        case when o.value->>'tipo' = 'O' then (o.value->>'idomn')::int else (o.value->>'idpmn')::int end as ref_id, (o.value->>'iddmn')::int as group_id,
        o.value->>'tipo' = 'ATP' as is_pizza
      from unit u join product p on p.id = u.product_id cross join jsonb_array_elements(u.options) with ordinality o(value, nr)
    ),
    baked as (
      select a.*, coalesce(i.extra_cents, 0) as extra, coalesce(own.default_ingredients, '{}') as included,
        case when a.alone then coalesce(alone.base_cents, a.price_cents) else coalesce(inside.base_cents, 0) end as base,
        case when a.alone then alone.specialty_cents else coalesce(inside.specialty_cents, component.specialty_cents) end as specialty,
        case when a.alone then alone.ingredient_cents else coalesce(inside.ingredient_cents, component.ingredient_cents) end as ingredient
      from answer a
      left join option_item i on i.group_id = a.group_id and i.ref_id = a.ref_id
      left join product own on own.id = case when a.alone then a.product_id else a.ref_id end
      left join pizza_price alone on alone.product_id = a.product_id and alone.dough_id = (a.chosen->>'base')::int and alone.size_id = (a.chosen->>'tamanio')::int
      left join pizza_price inside on inside.group_id = a.group_id and inside.dough_id = (a.chosen->>'base')::int and inside.size_id = (a.chosen->>'tamanio')::int
      left join pizza_price component on component.product_id = a.ref_id and component.dough_id = (a.chosen->>'base')::int and component.size_id = (a.chosen->>'tamanio')::int
    ),
    topped as (
      select b.seed, b.pos, b.nr, b.option_nr,
        coalesce(sum((g.value->>'m1')::int) filter (where g.value->>'tipo' = 'E'), 0) as layers_first,
        coalesce(sum((g.value->>'m2')::int) filter (where g.value->>'tipo' = 'E'), 0) as layers_second,
        coalesce(sum((select count(*) from jsonb_array_elements(g.value->'lstIngredientes') n where n->>'tipoIngrediente' = 'A' and (n->>'idpmn')::int <> all (b.included))) filter (where g.value->>'tipo' = 'E'), 0) as nested,
        count(*) filter (where t.paid and (g.value->>'m1')::int + (g.value->>'m2')::int = 2) as whole,
        count(*) filter (where t.paid and g.value->>'m1' = '1' and g.value->>'m2' = '0') as first_half,
        count(*) filter (where t.paid and g.value->>'m1' = '0' and g.value->>'m2' = '1') as second_half
      from baked b cross join jsonb_array_elements(b.chosen->'lstIngredientes') g
      cross join lateral (select g.value->>'tipo' = 'T' and g.value->>'tipoIngrediente' = 'A' and (g.value->>'idpmn')::int <> all (b.included) as paid) t
      where b.is_pizza group by b.seed, b.pos, b.nr, b.option_nr
    ),
    charge as (
      select b.seed, b.pos, b.nr, b.extra + case when not b.is_pizza then 0 else b.base
        + coalesce(b.specialty, 0) * greatest(coalesce(t.layers_first, 0), coalesce(t.layers_second, 0))
        + coalesce(b.ingredient, 0) * (coalesce(t.whole, 0) + coalesce(t.nested, 0) + greatest(0, greatest(coalesce(t.first_half, 0), coalesce(t.second_half, 0)) - 1)) end as amount
      from baked b left join topped t using (seed, pos, nr, option_nr)
    ),
    original as (
      select u.seed, u.pos, u.nr, u.product_id, u.promo_id,
        case when p.tip in ('ATP', 'ATPF', 'PIM', 'PIF', 'ESM', 'ESF') then 0 else p.price_cents end + coalesce(sum(c.amount), 0) as price
      from unit u join product p on p.id = u.product_id left join charge c using (seed, pos, nr)
      group by u.seed, u.pos, u.nr, u.product_id, u.promo_id, p.tip, p.price_cents
    ),
    priced as (
      select o.*, case m.kind when 'PORCENTAJE' then round(o.price * (100 - m.percent) / 100) when 'MONTO' then greatest(0, o.price - m.value_cents) when 'PRECIO' then m.value_cents else o.price end as now,
        m.id as running, m.min_cents, m.triggers, case when cardinality(m.members) = 0 then array[m.id] else m.members end as members
      from original o left join promo m on m.id = o.promo_id
    ),
    summed as (select seed, sum(now) as subtotal, array_agg(product_id || ' ' || now || ' ' || price order by product_id || ' ' || now || ' ' || price) as units from priced group by seed),
    eligible as (
      select p.seed, p.pos, p.nr, p.now, p.product_id, k.id as coupon_id from priced p join cart using (seed) join coupon k on k.code = cart.wanted
      where p.promo_id is null and (cardinality(k.applies) = 0 or p.product_id = any (k.applies))
    ),
    named as (
      select p.seed, (array_agg(p.now order by p.pos, p.nr))[1] as price from priced p join cart using (seed) join coupon k on k.code = cart.wanted
      where p.promo_id is null and (p.product_id = k.product_id or (k.product_id is null and p.product_id = any (k.members))) group by p.seed
    ),
    counted as (select seed, min(now) as cheapest, (array_agg(now order by pos, nr))[1] as first from eligible group by seed),
    target as (
      select c.seed, k.kind, k.value_cents, k.percent, s.subtotal, greatest(k.min_cents, (select round(value::numeric * 100) from param where key = 'MONTO_MINIMO')) as floor,
        case when k.kind not in ('PORCENTAJE', 'MONTO') then case when k.product_id is not null or cardinality(k.members) > 0 then n.price when k.value_cents = 0 then null when k.cheapest_only then e.cheapest else e.first end
          when k.cheapest_only then e.cheapest else s.subtotal end as base
      from cart c join summed s using (seed) join coupon k on k.code = c.wanted join counted e using (seed) left join named n using (seed)
    ),
    reduced as (
      select seed, floor, subtotal, case kind when 'PORCENTAJE' then round(base * percent / 100) when 'MONTO' then least(value_cents, base) else greatest(0, base - value_cents) end as off,
        case kind when 'PORCENTAJE' then round(base * percent / 100) when 'MONTO' then value_cents else 0 end as share
      from target where base is not null
    ),
    discounted as (select seed, subtotal, coalesce((select off from reduced r where r.seed = summed.seed and r.floor + r.share <= r.subtotal and r.off > 0), 0) as discount, units from summed)
    select d.seed::float8 as seed, d.subtotal::float8 as subtotal, d.discount::float8 as discount, (d.subtotal - d.discount)::float8 as total, d.units,
      not exists (
        select from priced p where p.seed = d.seed and p.promo_id is not null and not coalesce(p.running is not null and p.product_id = any (p.members) and d.subtotal - d.discount > p.min_cents
          and (cardinality(p.triggers) = 0 or exists (select from priced o where o.seed = p.seed and o.promo_id is null and o.product_id = any (p.triggers))), false)
      ) as "promotionsHold"
    from discounted d order by d.seed`.execute(db);
  return rows;
}
