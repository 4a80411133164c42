import { expect, test } from '@jest/globals';
import type { Channel } from '@brasa/shared/domain/catalog';
import { defaultSite } from '@brasa/shared/react/site';
import { anExampleMenu, aShop } from '@brasa/shared/testing';
import { realPlace, realRemotes, realRouting } from '../composition/testing/real-remotes.ts';
import { describePage } from './describe-page.ts';
import { aShop as everything } from './testing/fakes.ts';

const catalog = anExampleMenu();
const geography = { departments: [], cities: [], districts: [], shops: [aShop({ servesHome: false })] };
const describe = (pathname: string, title = '', menu = catalog) =>
  describePage({ pathname, title, place: realPlace(pathname), pages: realRouting.pages, remotes: realRemotes, shop: everything({ catalog: menu, geography }), site: defaultSite, publicUrl: 'https://brasa.example', now: 0 });

const bread = '/menu/categoria/entradas/producto/pan-con-ajo';
const soldAs = (channel: Channel) => ({ ...catalog, products: catalog.products.map((product) => ({ ...product, description: 'Cuatro piezas.', channel })) });

test.each<[Channel, string]>([
  ['any', 'a domicilio o para recoger'],
  ['home', 'a domicilio'],
  ['pickup', 'para recoger'],
])('a shared product that is sold %s says its name, its price and how it is had', (channel, how) => {
  const { description } = describe(bread, 'Pan con ajo y queso', soldAs(channel));
  expect(description).toBe(`Pan con ajo y queso: Cuatro piezas. Q37.00 en Pizzería Brasa Chapina, ${how}.`);
});

test('a shared product has its own picture, other pages have the shop’s', () => {
  const product = catalog.products.find(({ slug }) => slug === 'pan-con-ajo');
  expect(describe(bread).image).toMatchObject({ url: new URL(product?.pictures.medium.jpg ?? '?', 'https://brasa.example').href });
  expect(describe(bread).image.width).toBe(describe(bread).image.height);
  expect(describe('/tiendas').image.width).toBeGreaterThan(describe('/tiendas').image.height);
});

test('a shop says where it is and what can be had there; every other page what the whole shop is', () => {
  expect(describe('/tiendas/zona-10-oakland', 'Zona 10 Oakland').description).toBe(`Pizzería Brasa Chapina Zona 10 Oakland: ${aShop().address}. Horario, cómo llegar y pedidos en línea para recoger.`);
  expect(describe('/', 'Inicio').description).toMatch(/^Pizzería Brasa Chapina\. Pizza al horno/);
  expect(describe('/menu/categoria/entradas', 'Entradas').description).toMatch(/^Entradas en Pizzería Brasa Chapina\. Pizza al horno/);
});
