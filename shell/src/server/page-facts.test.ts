import { expect, test } from '@jest/globals';
import { defaultSite } from '@brasa/shared/react/site';
import { anExampleMenu, aShop } from '@brasa/shared/testing';
import { realPlace, realRemotes, realRouting } from '../composition/testing/real-remotes.ts';
import { pageFacts } from './page-facts.ts';

/** Friday 20 November 2026, noon in Guatemala. */
const now = Date.UTC(2026, 10, 20, 18);
const geography = {
  departments: [{ code: '01', name: 'Guatemala' }],
  cities: [{ code: '0101', departmentCode: '01', name: 'Ciudad de Guatemala' }],
  districts: [],
  shops: [
    aShop({
      specialDays: [
        { date: '2026-11-19', hours: null, reason: 'Ayer' },
        { date: '2026-12-25', hours: null, reason: 'Navidad' },
        { date: '2026-12-24', hours: { opens: 600, closes: 1500 }, reason: 'Nochebuena' },
      ],
    }),
    aShop({ id: 9, code: 'PTO', name: 'Puerto', cityCode: '9999', departmentCode: '99', latitude: 0, longitude: 0, hours: [{ weekday: 0, opens: 0, closes: 1440 }] }),
  ],
};
const about = (pathname: string) => ({ place: realPlace(pathname), pages: realRouting.pages, remotes: realRemotes, catalog: anExampleMenu(), geography, site: defaultSite, publicUrl: 'https://brasa.example', now });

test('a product has the price of its page, and the lowest one where the page says «Desde»', () => {
  expect(pageFacts(about('/menu/categoria/entradas/producto/pan-con-ajo'))[0]).toMatchObject({
    '@type': 'Product',
    name: 'Pan con ajo y queso',
    brand: { name: 'Pizzería Brasa Chapina' },
    offers: { '@type': 'Offer', price: '37.00', priceCurrency: 'GTQ', url: 'https://brasa.example/menu/categoria/entradas/producto/pan-con-ajo' },
  });
  expect(pageFacts(about('/menu/categoria/arma-tu-pizza/producto/3001'))[0]).toMatchObject({ '@type': 'Product', offers: { '@type': 'AggregateOffer', lowPrice: '35.00' } });
});

test('a product of a subcategory knows its whole way', () => {
  const [, way] = pageFacts(about('/menu/categoria/especialidades/subcategoria/especialidades-medianas/producto/suprema-mediana'));
  expect((way as { itemListElement: { name: string; item: string }[] }).itemListElement.map(({ name, item }) => [name, item.replace('https://brasa.example', '')])).toEqual([
    ['Inicio', '/'],
    ['Especialidades', '/menu/categoria/especialidades'],
    ['Medianas', '/menu/categoria/especialidades/subcategoria/especialidades-medianas'],
    ['Suprema', '/menu/categoria/especialidades/subcategoria/especialidades-medianas/producto/suprema-mediana'],
  ]);
});

test('what is sold by some shops only is in nobody’s menu, and nothing is said about what is not there', () => {
  const [menu] = pageFacts(about('/menu/categoria/entradas')) as unknown as readonly { hasMenuItem: { name: string }[] }[];
  expect(menu?.hasMenuItem.map(({ name }) => name)).toEqual(['Pan con ajo y queso']);
  for (const path of ['/menu/categoria/nada', '/menu/categoria/entradas/producto/nada', '/menu/categoria/%E0%A4%A', '/cart']) expect(pageFacts(about(path))).toEqual([]);
});

test('home is the restaurant, with where its menu is, under each of its addresses', () => {
  for (const path of ['/', '/menu', '/jobs']) expect(pageFacts(about(path))).toEqual([expect.objectContaining({ '@type': 'Restaurant', hasMenu: 'https://brasa.example/menu' })]);
});

test('a shop says where it is and when it is open, with the days to come that are different', () => {
  const [shop, way] = pageFacts(about('/tiendas/zona-10-oakland')) as [Record<string, unknown>, { itemListElement: { name: string; item: string }[] }];
  expect(shop).toMatchObject({
    '@type': 'Restaurant',
    '@id': 'https://brasa.example/tiendas/zona-10-oakland#restaurant',
    url: 'https://brasa.example/tiendas/zona-10-oakland',
    name: 'Pizzería Brasa Chapina Zona 10 Oakland',
    branchCode: aShop().code,
    description: aShop().description,
    servesCuisine: 'Pizza',
    currenciesAccepted: 'GTQ',
    parentOrganization: { '@id': 'https://brasa.example/#restaurant' },
    address: { streetAddress: aShop().address, addressLocality: 'Ciudad de Guatemala', addressRegion: 'Guatemala', addressCountry: 'GT' },
    geo: { latitude: aShop().latitude, longitude: aShop().longitude },
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '10:00', closes: '01:00' },
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ],
  });
  expect(shop['openingHoursSpecification']).toHaveLength(aShop().hours.length);
  const days = (shop['openingHoursSpecification'] as { dayOfWeek: string }[]).map(({ dayOfWeek }) => dayOfWeek.replace('https://schema.org/', ''));
  expect(days).toEqual(aShop().hours.map(({ weekday }) => ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][weekday]));
  expect(shop['openingHoursSpecification']).toContainEqual({ '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Sunday', opens: '10:00', closes: '21:00' });
  expect(way.itemListElement.map(({ item }) => item.replace('https://brasa.example', ''))).toEqual(['/', '/tiendas', '/tiendas/zona-10-oakland']);
});

test('a shop that never closes is open to the last minute of the day, one in no known city or place has none', () => {
  const [shop] = pageFacts(about('/tiendas/puerto')) as [Record<string, unknown>];
  expect(shop['openingHoursSpecification']).toMatchObject([{ opens: '00:00', closes: '23:59' }]);
  expect(shop['address']).toEqual({ '@type': 'PostalAddress', streetAddress: aShop().address, addressCountry: 'GT' });
  for (const unknown of ['specialOpeningHoursSpecification', 'geo']) expect(shop).not.toHaveProperty(unknown);
});

test('the page of all shops lists them with their addresses', () => {
  const [list] = pageFacts(about('/tiendas')) as [{ itemListElement: { position: number; name: string; url: string }[] }];
  expect(list.itemListElement.map(({ position, name, url }) => [position, name, url])).toEqual([[1, 'Zona 10 Oakland', 'https://brasa.example/tiendas/zona-10-oakland'], [2, 'Puerto', 'https://brasa.example/tiendas/puerto']]);
  expect(pageFacts(about('/tiendas/nadie'))).toEqual([]);
});
