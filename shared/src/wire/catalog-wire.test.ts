import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toCatalog } from './catalog-wire.ts';
import { catalogAnswer } from './testing/catalog-answer.ts';

const catalog = () => toCatalog(catalogAnswer());

test('parameters become the settings of the shop [GEN-017, GEN-018, GEN-019]', () => {
  expect(catalog().config).toEqual({
    currency: 'Q',
    countryCode: 'GT',
    minimumOrder: 7500,
    certificatesEnabled: true,
    cashEnabled: true,
    futureOrdersEnabled: true,
    warrantyMessageEnabled: true,
    certificateDedication: '¡Disfruta tu pizza favorita!',
    opensAt: '10:00',
    closesAt: '21:30',
    captchaAfterFailures: 3,
    captchaSiteKey: '',
    cardDisabledMessage: '',
    version: '1.0.0',
  });
});

test.each([
  ['ACT', true],
  ['S', true],
  ['', false],
  [' ina ', false],
  [undefined, false],
])('a server flag of %p is %p [GEN-022, GEN-023]', (flag, on) => {
  const config = toCatalog({ ...catalogAnswer(), params: { ENABLED_CER: flag, ENABLED_PAGO_EFECTIVO: flag, ENABLED_MENSAJE_GARANTIA: flag, DISABLE_PEDIDO_FUTURO: flag } }).config;
  expect([config.certificatesEnabled, config.cashEnabled, config.warrantyMessageEnabled, !config.futureOrdersEnabled]).toEqual([on, on, on, on]);
});

test('a shop that names neither currency nor country is in Guatemala [GEN-001]', () => {
  expect(toCatalog({ menu: [] }).config).toMatchObject({ currency: 'Q', countryCode: 'GT' });
});

test('a minimum that is missing or no number is none [GEN-018]', () => {
  for (const minimum of [undefined, '', 'mucho', -5]) expect(toCatalog({ ...catalogAnswer(), params: { MONTO_MINIMO: minimum } }).config.minimumOrder).toBe(0);
});

test('a product has its price in centavos, its place, its channel and four pictures [MENU-009, MENU-010]', () => {
  expect(catalog().productById.get(8001)).toEqual({
    id: 8001,
    soldId: 18001,
    type: 'single',
    categoryId: 81,
    name: 'Gaseosa de cola 600 ml',
    normalizedName: 'gaseosa de cola 600 ml',
    description: 'Botella individual bien fría.',
    price: 1200,
    hidden: false,
    availability: 'always',
    channel: 'any',
    slug: 'gaseosa-cola-600',
    isNew: false,
    pictures: { small: { jpg: '/img/p/8001-s.jpg', webp: '/img/p/8001-s.webp' }, medium: { jpg: '/img/p/8001-m.jpg', webp: '/img/p/8001-m.webp' } },
    groups: [],
    priceRows: [],
    defaultIngredientIds: [],
    schedule: undefined,
  });
});

test('a pizza has its rows and what comes on it; a combo its groups, with surcharges and extras [MENU-003, MENU-004]', () => {
  const pizza = catalog().productById.get(3001);
  expect(pizza?.priceRows).toContainEqual({ doughId: 1, sizeId: 2, allowsHalves: true, price: 6900, surcharge: undefined, specialty: 2000, ingredient: 800 });
  expect(pizza?.priceRows).toContainEqual({ doughId: 1, sizeId: 1, allowsHalves: false, price: 3500, surcharge: undefined, specialty: 1200, ingredient: 500 });
  expect(pizza?.defaultIngredientIds).toEqual([101]);
  const [build, drink] = catalog().productById.get(2001)?.groups ?? [];
  expect(build).toMatchObject({ id: 20011, detailId: 1, kind: 'pizza', title: 'Tu pizza mediana', selectable: true });
  expect(build?.priceRows[1]).toEqual({ doughId: 3, sizeId: 2, allowsHalves: true, price: undefined, surcharge: 1500, specialty: 1500, ingredient: 800 });
  expect(drink?.kind).toBe('product');
  expect(drink?.choices.map(({ id, extra }) => [id, extra])).toEqual([[8001, 0], [8005, 300]]);
  expect(drink?.choices[0]?.pictures.small.webp).toBe('/img/p/8001-s.webp');
});

test('categories, promotions, ingredients, schedules and slides are read whole [MENU-012]', () => {
  const { categories, promotions, toppings, specialties, carousel, products, messages } = catalog();
  expect(categories).toEqual([
    { id: 20, name: 'Combos', parentId: null, slug: 'combos', onlyOnSmallScreens: false, maxItems: 30 },
    { id: 41, name: 'Medianas', parentId: 40, slug: 'especialidades-medianas', onlyOnSmallScreens: false, maxItems: null },
  ]);
  expect(promotions[0]).toMatchObject({ id: 9501, slug: 'postre-a-mitad', kind: 'percentage', value: 50, minimum: 10_000, triggerIds: [2001], memberIds: [9001] });
  expect([toppings.length, specialties[0]]).toEqual([2, { id: 901, name: 'Suprema', recipe: [101, 102] }]);
  expect(products.find(({ id }) => id === 5008)?.schedule).toEqual({ weekdays: [1, 2, 3, 4, 5], fromMinute: 600, toMinute: 900 });
  expect(carousel[0]?.path).toBe('/menu/categoria/combos/producto/combo-amigos');
  expect(messages['SIN_COBERTURA']).toBe('La dirección seleccionada no cuenta con cobertura');
});

const oneItem = (fields: object) => toCatalog({ menu: [{ I: 1, TIP: 'PRD', N: 'Té Frío', P: 10.005, X: 1, ...fields }] }).products[0];

test('odd fields become empty ones, and products of a type nobody knows are left out [API-132, MENU-011]', () => {
  expect(oneItem({})).toMatchObject({ price: 1001, slug: '', normalizedName: 'te frio', channel: 'any', hidden: false });
  expect(oneItem({ TIP: 'XYZ' })).toBeUndefined();
  expect(oneItem({ C: '' })?.channel).toBe('any');
  expect([oneItem({ C: 'DOMI' })?.channel, oneItem({ C: 'LLEV' })?.channel]).toEqual(['home', 'pickup']);
  expect([oneItem({ X: 2 })?.availability, oneItem({ X: 3 })?.availability, oneItem({ H: 1 })?.hidden]).toEqual(['geo', 'none', true]);
});

test('halves need a plain S [DEC-068]', () => {
  for (const [PM, allowed] of [['S', true], ['N', false], [undefined, false], ['s', false], [1, false]] as const) {
    expect(oneItem({ TIP: 'ATP', BT: [{ BAS: 1, TAM: 2, PM }] })?.priceRows[0]?.allowsHalves).toBe(allowed);
  }
});

test('an empty group takes the choices of the shared group with its id', () => {
  const body = { menu: [{ I: 1, TIP: 'CMB', X: 1, O: [{ TIP: 'O', I: 70, DM: 1, D: 'Salsa', S: 'S', OPS: [] }] }], optionGroups: [{ I: 70, N: 'Salsas', OPS: [{ I: 701, N: 'Ranch', PA: 2 }] }] };
  expect(toCatalog(body).products[0]?.groups[0]?.choices).toMatchObject([{ id: 701, name: 'Ranch', extra: 200 }]);
});

test('a body that hides everything inside data is read too; one without a menu is no answer [DEC-011]', () => {
  expect(toCatalog({ data: catalogAnswer() }).products).toHaveLength(4);
  for (const nothing of [null, undefined, {}, [], 'error', { menu: 'no' }, { codigoRetorno: '01' }]) expect(() => toCatalog(nothing)).toThrow('data/getData answered no menu');
});

test('whatever stands in a menu, reading it does not throw', () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), fc.dictionary(fc.constantFrom('categories', 'promos', 'params', 'schedules', 'sizes', 'ingredients', 'optionGroups', 'messages', 'carousel'), fc.anything()), (menu, rest) => {
      expect(toCatalog({ ...rest, menu }).products).toBeInstanceOf(Array);
    }),
  );
});
