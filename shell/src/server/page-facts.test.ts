import { expect, test } from '@jest/globals';
import { defaultSite } from '@brasa/shared/react/site';
import { anExampleMenu } from '@brasa/shared/testing';
import { realPlace, realRouting } from '../composition/testing/real-remotes.ts';
import { pageFacts } from './page-facts.ts';

const about = (pathname: string) => ({ place: realPlace(pathname), pages: realRouting.pages, catalog: anExampleMenu(), site: defaultSite, publicUrl: 'https://brasa.example' });

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
  for (const path of ['/menu/categoria/nada', '/menu/categoria/entradas/producto/nada', '/menu/categoria/%E0%A4%A', '/tiendas', '/cart']) expect(pageFacts(about(path))).toEqual([]);
});

test('home is the restaurant, with where its menu is, under each of its addresses', () => {
  for (const path of ['/', '/menu', '/jobs']) expect(pageFacts(about(path))).toEqual([expect.objectContaining({ '@type': 'Restaurant', hasMenu: 'https://brasa.example/menu' })]);
});
