import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { categoryChain, isListed } from '@brasa/shared/domain/catalog-lookup';
import { defaultSelection, optionMessages } from '@brasa/shared/domain/builder';
import { displayPrice, unitPrice } from '@brasa/shared/domain/pricing';
import type { Catalog } from '@brasa/shared/domain/catalog';
import { type TestApi, testApi } from '../../test/helper.ts';
import { readConfig } from '../config.ts';
import { coverageAt, isInside } from '../modules/geo/coverage.ts';
import { catalogVersion, seed } from './seed.ts';

let api: TestApi;
let catalog: Catalog;
beforeAll(async () => {
  api = await testApi();
  catalog = api.services.release.current().catalog;
});
afterAll(() => api.close());

const inCategory = (id: number) => catalog.products.filter(({ categoryId }) => categoryId === id).length;

test('the menu has 67 products in their categories', () => {
  expect(catalog.products).toHaveLength(67);
  expect([20, 30, 41, 42, 50, 60, 70, 81, 82, 85, 90].map(inCategory)).toEqual([11, 4, 8, 8, 8, 6, 4, 4, 6, 5, 3]);
  expect([catalog.toppings.length, catalog.specialties.length, catalog.doughs.length, catalog.sizes.length]).toEqual([20, 8, 4, 4]);
});

test('every product that is not a promotion shows on the menu, with a price, a description and four pictures', () => {
  for (const product of catalog.products) {
    expect(isListed(catalog, product, 'all')).toBe(product.type !== 'promo');
    if (product.type === 'promo') continue;
    expect(displayPrice(catalog, product).amount).toBeGreaterThan(0);
    expect(product.description.length).toBeGreaterThan(10);
    expect(Object.values(product.pictures).flatMap(({ jpg, webp }) => [jpg, webp]).every((path) => path.startsWith('/img/p/'))).toBe(true);
    expect(categoryChain(catalog, product.categoryId).length).toBeGreaterThan(0);
  }
});

test('every choice of every group is something the menu sells', () => {
  for (const product of catalog.products) {
    for (const group of product.groups) {
      expect(group.choices.length).toBeGreaterThan(0);
      if (group.kind === 'option') continue;
      for (const choice of group.choices) {
        const sold = catalog.productById.get(choice.id);
        expect(sold).toBeDefined();
        expect(choice.pictures.small.webp).not.toBe('');
        const name = sold?.name.toLowerCase().replace(' de la casa', '') ?? '';
        expect(choice.name.toLowerCase()).toContain(name.split(' ')[0] ?? '');
      }
    }
  }
});

test('a combo can be ordered as it comes, costs its own price then, and less than its parts', () => {
  for (const combo of catalog.products.filter(({ type }) => type === 'combo')) {
    const selection = defaultSelection(catalog, combo);
    expect(selection).toHaveLength(combo.groups.length);
    expect(optionMessages(catalog, combo, selection)).toEqual([]);
    expect(unitPrice(catalog, combo, selection)).toBe(combo.price);
    const parts = selection.reduce((sum, option) => {
      const product = option.choiceId === null ? undefined : catalog.productById.get(option.choiceId);
      const size = option.pizza?.sizeId;
      const pizzaBase = product?.priceRows.find((row) => row.sizeId === size && row.doughId === option.pizza?.doughId)?.price;
      return sum + (pizzaBase ?? product?.price ?? 0);
    }, 0);
    expect(combo.price).toBeLessThan(parts);
  }
});

test('what a combo is called is what is in it', () => {
  const sizes = (id: number) =>
    (catalog.productById.get(id)?.groups ?? []).filter(({ kind }) => kind === 'pizza').map(({ priceRows }) => [...new Set(priceRows.map(({ sizeId }) => sizeId))].join());
  expect(sizes(2001)).toEqual(['2']);
  expect(sizes(2003)).toEqual(['4']);
  expect(sizes(2004)).toEqual(['4', '4']);
  expect(sizes(2007)).toEqual(['1']);
  expect(sizes(2008)).toEqual(['3', '3', '3', '3']);
  expect(sizes(2011)).toEqual(['3']);
  expect(catalog.productById.get(2005)?.groups[0]?.choices.map(({ id }) => id)).toEqual([4101, 4102, 4103, 4104, 4105, 4106, 4107, 4108]);
  expect(catalog.productById.get(2007)?.channel).toBe('pickup');
  expect(catalog.productById.get(2011)?.channel).toBe('home');
});

test('the arithmetic of the contract holds: Combo Amigos with cheese crust and one extra is Q142', () => {
  const combo = catalog.productById.get(2001);
  if (!combo) throw new Error('no combo 2001');
  const selection = defaultSelection(catalog, combo).map((option) =>
    option.pizza ? { ...option, pizza: { doughId: 3, sizeId: 2, ingredients: [...option.pizza.ingredients, { kind: 'topping' as const, id: 102, origin: 'added' as const, coverage: 'whole' as const }] } } : option,
  );
  expect(unitPrice(catalog, combo, selection)).toBe(14_200);
});

test('recipes name toppings, and a specialty pizza is its specialty', () => {
  const toppings = new Set(catalog.toppings.map(({ id }) => id));
  for (const { recipe } of catalog.specialties) expect(recipe.length > 0 && recipe.every((id) => toppings.has(id))).toBe(true);
  const specialty = catalog.productById.get(4105);
  expect(specialty && defaultSelection(catalog, specialty)[0]?.pizza?.ingredients[0]).toMatchObject({ kind: 'specialty', id: 905, coverage: 'whole' });
  expect(specialty && unitPrice(catalog, specialty, defaultSelection(catalog, specialty))).toBe(9_900);
});

test('every shop lies in its own zone, every district in exactly one, and no two plain zones overlap', () => {
  const { coverage, shopById, geography } = api.services.release.current();
  for (const shop of shopById.values()) expect(coverageAt(coverage, shop, api.clock.now()).shopId).toBe(shop.id);
  const plain = coverage.zones.filter(({ priority }) => priority === 0);
  expect(geography.districts).toHaveLength(60);
  expect(plain.reduce((sum, zone) => sum + zone.districts.length, 0)).toBe(60);
  for (const zone of plain) {
    for (const district of zone.districts) expect(plain.filter(({ area }) => isInside(district, area))).toEqual([zone]);
  }
});

test('promotions and coupons name products of the menu', async () => {
  for (const promotion of catalog.promotions) for (const id of [...promotion.triggerIds, ...promotion.memberIds]) expect(catalog.productById.has(id)).toBe(true);
  const coupons = await api.database.db.selectFrom('coupon').select(['code', 'applies', 'sold_id', 'product_id']).orderBy('code').execute();
  expect(coupons.map(({ code }) => code)).toEqual(['ahorra25', 'cumple-ana', 'mediana59', 'menor50', 'pizza20', 'soloapp', 'unico', 'vencido']);
  for (const { applies, product_id, sold_id } of coupons) {
    for (const id of applies) expect(catalog.productById.has(id)).toBe(true);
    if (product_id !== null) expect(catalog.productById.get(product_id)?.soldId).toBe(sold_id);
  }
});

test('seeding again changes nothing; other hours make it write and publish again', async () => {
  const options = { database: api.database, clock: api.clock, secrets: api.secrets, announce: () => undefined };
  const published = () => api.database.db.selectFrom('catalog_release').select(['version', 'checksum']).execute();
  const before = await published();
  await api.database.db.updateTable('product').set({ name: 'Otro nombre' }).where('id', '=', 5001).execute();
  const real = { ...api.config, seedDemo: true };
  await seed({ ...options, config: real });
  expect(await published()).toEqual(before);
  expect((await api.database.db.selectFrom('product').select('name').where('id', '=', 5001).executeTakeFirstOrThrow()).name).toBe('Otro nombre');

  await seed({ ...options, config: { ...real, alwaysOpen: true } });
  const [after] = await published();
  expect(after).toMatchObject({ version: catalogVersion });
  expect(after?.checksum).not.toBe(before[0]?.checksum);
  await api.services.release.refresh();
  const { config } = api.services.release.current().catalog;
  expect([config.opensAt, config.closesAt]).toEqual(['00:00', '23:59']);
  const hours = api.services.release.current().shopById.get(12)?.hours;
  expect(hours).toEqual(Array.from({ length: 7 }, (_, weekday) => ({ weekday, opens: 0, closes: 1440 })));
});

test('the demo has an active customer with two addresses and one who is not activated; without the demo there is nobody', async () => {
  const customers = await api.database.db.selectFrom('customer').select(['email', 'status', 'password_hash']).orderBy('email').execute();
  expect(customers.map(({ email, status }) => [email, status])).toEqual([
    ['ana@example.com', 'ACT'],
    ['luis@example.com', 'PEN'],
  ]);
  expect(customers[0]?.password_hash).toMatch(/^\$argon2id\$/);
  expect(await api.database.db.selectFrom('address').select(['tag', 'principal']).orderBy('sort').execute()).toEqual([
    { tag: 'Mi Casa', principal: true },
    { tag: 'Mi Trabajo', principal: false },
  ]);
  expect(readConfig({ DATABASE_URL: 'postgres://u@h/d' })).toMatchObject({ seedDemo: false, alwaysOpen: false });
  expect(readConfig({})).toMatchObject({ seedDemo: true, alwaysOpen: true });
});

test('once the shop has published a menu of its own, no seed file changes a price again', async () => {
  const { database, secrets, clock, config } = api.services;
  const price = () => database.db.selectFrom('product').select('price_cents').where('id', '=', 5001).executeTakeFirstOrThrow();
  await database.db.updateTable('product').set({ price_cents: 4100 }).where('id', '=', 5001).execute();
  await database.db.insertInto('catalog_release').values({ version: '1.1.0', checksum: 'the shop’s own' }).execute();
  for (const alwaysOpen of [true, false]) await seed({ database, secrets, clock, config: { ...config, alwaysOpen }, announce: () => undefined });
  expect(await price()).toEqual({ price_cents: 4100 });
});
