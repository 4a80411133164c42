import type { Catalog, Category, Choice, OptionGroup, Pictures, PriceRow, Product, Promotion, ShopConfig } from '../domain/catalog.ts';
import { normalize } from '../domain/text.ts';

/** Quetzales, for tests that read like a menu. */
export const quetzales = (amount: number): number => Math.round(amount * 100);

export const doughs = { traditional: 1, thin: 2, cheeseEdge: 3 } as const;
export const sizes = { personal: 1, medium: 2, large: 3 } as const;
export const toppings = { cheese: 101, pepperoni: 102, ham: 103, mushrooms: 104, pineapple: 105, bacon: 106, onion: 107 } as const;
export const specialties = { suprema: 901, hawaiana: 902 } as const;

export const aPicture = (name: string): Pictures => ({
  small: { jpg: `/img/p/${name}-s.jpg`, webp: `/img/p/${name}-s.webp` },
  medium: { jpg: `/img/p/${name}-m.jpg`, webp: `/img/p/${name}-m.webp` },
});

/** Open 10:00 to 21:00, no minimum order, everything on. */
export const aConfig = (change: Partial<ShopConfig> = {}): ShopConfig => ({
  currency: 'Q',
  countryCode: 'GT',
  minimumOrder: 0,
  certificatesEnabled: true,
  cashEnabled: true,
  futureOrdersEnabled: true,
  warrantyMessageEnabled: true,
  certificateDedication: '¡Disfruta tu pizza favorita!',
  opensAt: '10:00',
  closesAt: '21:00',
  captchaAfterFailures: 3,
  captchaSiteKey: '',
  cardDisabledMessage: '',
  version: '1.0.0',
  ...change,
});

export const aCategory = (change: Partial<Category> & Pick<Category, 'id'>): Category => ({
  name: `Categoría ${change.id}`,
  parentId: null,
  slug: `categoria-${change.id}`,
  onlyOnSmallScreens: false,
  maxItems: null,
  ...change,
});

/** A visible single product of the first category. */
export const aProduct = (change: Partial<Product> & Pick<Product, 'id'>): Product => {
  const name = change.name ?? `Producto ${change.id}`;
  return {
    soldId: change.id + 10_000,
    type: 'single',
    categoryId: 1,
    name,
    normalizedName: normalize(name),
    description: '',
    price: 0,
    hidden: false,
    availability: 'always',
    channel: 'any',
    slug: '',
    isNew: false,
    pictures: aPicture(String(change.id)),
    groups: [],
    priceRows: [],
    defaultIngredientIds: [],
    schedule: undefined,
    ...change,
  };
};

export const aChoice = (change: Partial<Choice> & Pick<Choice, 'id'>): Choice => ({
  name: `Opción ${change.id}`,
  description: '',
  extra: 0,
  pictures: aPicture(String(change.id)),
  ...change,
});

export const aGroup = (change: Partial<OptionGroup> & Pick<OptionGroup, 'id'>): OptionGroup => ({
  detailId: 1,
  kind: 'product',
  title: `Grupo ${change.id}`,
  selectable: true,
  choices: [],
  priceRows: [],
  ...change,
});

/** Medium, traditional dough, halves allowed: 59, a specialty 20, an ingredient 8. */
export const aPriceRow = (change: Partial<PriceRow> = {}): PriceRow => ({
  doughId: doughs.traditional,
  sizeId: sizes.medium,
  allowsHalves: true,
  price: quetzales(59),
  surcharge: undefined,
  specialty: quetzales(20),
  ingredient: quetzales(8),
  ...change,
});

/** Build your own, with cheese on it. */
export const aPizza = (change: Partial<Product> & Pick<Product, 'id'>): Product =>
  aProduct({
    type: 'custom-medium',
    name: 'Arma tu pizza',
    groups: [aGroup({ id: change.id * 10, kind: 'pizza', title: 'Tu pizza', choices: [aChoice({ id: change.id, name: 'Arma tu pizza' })] })],
    priceRows: [aPriceRow()],
    defaultIngredientIds: [toppings.cheese],
    ...change,
  });

export const aPromotion = (change: Partial<Promotion> & Pick<Promotion, 'id'>): Promotion => ({
  slug: `promocion-${change.id}`,
  name: `Promoción ${change.id}`,
  description: '',
  kind: 'fixed-price',
  value: 0,
  minimum: 0,
  endsAt: '31/12/2027 23:59:59',
  triggerIds: [],
  memberIds: [],
  pictures: aPicture(String(change.id)),
  ...change,
});

/** One main category, three doughs, three sizes, seven toppings, two specialties; products as given. */
export function aCatalog({ config, ...change }: Partial<Omit<Catalog, 'productById' | 'config'>> & { readonly config?: Partial<ShopConfig> } = {}): Catalog {
  const products = change.products ?? [];
  return {
    categories: [aCategory({ id: 1 })],
    promotions: [],
    doughs: [
      { id: doughs.traditional, name: 'Tradicional' },
      { id: doughs.thin, name: 'Delgada' },
      { id: doughs.cheeseEdge, name: 'Orilla de queso' },
    ],
    sizes: [
      { id: sizes.personal, name: 'Personal' },
      { id: sizes.medium, name: 'Mediana' },
      { id: sizes.large, name: 'Grande' },
    ],
    toppings: [
      { id: toppings.cheese, name: 'Queso mozzarella' },
      { id: toppings.pepperoni, name: 'Pepperoni' },
      { id: toppings.ham, name: 'Jamón' },
      { id: toppings.mushrooms, name: 'Hongos' },
      { id: toppings.pineapple, name: 'Piña' },
      { id: toppings.bacon, name: 'Tocino' },
      { id: toppings.onion, name: 'Cebolla' },
    ],
    specialties: [
      { id: specialties.suprema, name: 'Suprema', recipe: [toppings.cheese, toppings.pepperoni, toppings.onion] },
      { id: specialties.hawaiana, name: 'Hawaiana', recipe: [toppings.cheese, toppings.ham, toppings.pineapple] },
    ],
    messages: {},
    carousel: [],
    ...change,
    config: aConfig(config),
    products,
    productById: new Map(products.map((product) => [product.id, product])),
  };
}
