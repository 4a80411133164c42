import type { Catalog, ShopConfig } from '../domain/catalog.ts';
import { aCatalog, aCategory, aChoice, aGroup, aPizza, aPriceRow, aProduct, aPromotion, doughs, quetzales, sizes, specialties } from './catalog-builder.ts';

/** A small menu with one of everything: combo, pizza to build, specialty, drinks, a product of some shops only, a promotion. */
export function anExampleMenu(config: Partial<ShopConfig> = {}): Catalog {
  const pizzaRows = [
    aPriceRow(),
    aPriceRow({ doughId: doughs.cheeseEdge, price: quetzales(74) }),
    aPriceRow({ sizeId: sizes.personal, allowsHalves: false, price: quetzales(35), specialty: quetzales(12), ingredient: quetzales(5) }),
  ];
  const comboRows = [
    aPriceRow({ price: undefined, surcharge: 0, specialty: quetzales(15) }),
    aPriceRow({ doughId: doughs.cheeseEdge, price: undefined, surcharge: quetzales(15), specialty: quetzales(15) }),
  ];
  return aCatalog({
    config: { minimumOrder: quetzales(75), ...config },
    categories: [
      aCategory({ id: 20, name: 'Combos', slug: 'combos', maxItems: 30 }),
      aCategory({ id: 30, name: 'Arma tu pizza', slug: 'arma-tu-pizza' }),
      aCategory({ id: 40, name: 'Especialidades', slug: 'especialidades' }),
      aCategory({ id: 41, name: 'Medianas', slug: 'especialidades-medianas', parentId: 40 }),
      aCategory({ id: 50, name: 'Entradas', slug: 'entradas' }),
      aCategory({ id: 80, name: 'Bebidas', slug: 'bebidas' }),
      aCategory({ id: 85, name: 'Postres', slug: 'postres' }),
    ],
    products: [
      aProduct({
        id: 2001,
        type: 'combo',
        categoryId: 20,
        name: 'Combo Amigos',
        slug: 'combo-amigos',
        description: 'Una mediana a tu gusto y dos gaseosas.',
        price: quetzales(119),
        groups: [
          aGroup({ id: 20011, kind: 'pizza', title: 'Tu pizza mediana', choices: [aChoice({ id: 3001, name: 'Arma tu pizza' })], priceRows: comboRows }),
          aGroup({
            id: 20012,
            detailId: 2,
            title: 'Bebida',
            choices: [aChoice({ id: 8001, name: 'Gaseosa de cola 600 ml' }), aChoice({ id: 8005, name: 'Té frío 600 ml', extra: quetzales(3) })],
          }),
        ],
      }),
      aPizza({ id: 3001, categoryId: 30, slug: 'arma-tu-pizza', priceRows: pizzaRows }),
      aPizza({
        id: 4101,
        type: 'specialty-medium',
        categoryId: 41,
        name: 'Suprema',
        slug: 'suprema-mediana',
        price: quetzales(89),
        groups: [],
        priceRows: [aPriceRow({ price: quetzales(89), specialty: 0 })],
        defaultIngredientIds: [specialties.suprema],
      }),
      aProduct({ id: 5001, categoryId: 50, name: 'Pan con ajo y queso', slug: 'pan-con-ajo', price: quetzales(37) }),
      aProduct({ id: 5007, categoryId: 50, name: 'Tabla para compartir', slug: 'tabla', price: quetzales(95), availability: 'geo' }),
      aProduct({ id: 8001, categoryId: 80, name: 'Gaseosa de cola 600 ml', slug: 'gaseosa-cola-600', price: quetzales(12) }),
      aProduct({ id: 8005, categoryId: 80, name: 'Té frío 600 ml', slug: 'te-frio-600', price: quetzales(15) }),
      aProduct({ id: 9001, categoryId: 85, name: 'Brownie', slug: 'brownie', price: quetzales(28) }),
    ],
    promotions: [
      aPromotion({ id: 9501, name: 'Postre a mitad de precio', slug: 'postre-a-mitad', kind: 'percentage', value: 50, minimum: quetzales(100), triggerIds: [2001], memberIds: [9001] }),
    ],
  });
}
