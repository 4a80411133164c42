import type { Centavos } from './money.ts';

/** What a product is, and with it how it is chosen and priced. `filler` products are never shown or sold. */
export type ProductType =
  | 'single'
  | 'combo'
  | 'custom-medium' // build your own (ATP)
  | 'custom-family' // ATPF
  | 'one-topping-medium' // PIM
  | 'one-topping-family' // PIF
  | 'specialty-medium' // ESM
  | 'specialty-family' // ESF
  | 'promo'
  | 'filler';

export const pizzaTypes: readonly ProductType[] = [
  'custom-medium',
  'custom-family',
  'one-topping-medium',
  'one-topping-family',
  'specialty-medium',
  'specialty-family',
];

export const isPizza = (type: ProductType): boolean => pizzaTypes.includes(type);

/** Where a product may be sold: everywhere, only delivered home, only picked up at a shop. */
export type Channel = 'any' | 'home' | 'pickup';

export type Picture = { readonly jpg: string; readonly webp: string };
/** `small` is for cards (square, 240 px), `medium` for the product page (square, 640 px). Empty strings: no picture. */
export type Pictures = { readonly small: Picture; readonly medium: Picture };

/** The price of a pizza for one dough and size. Only one of `price` and `surcharge` is usually served [DEC-061]. */
export type PriceRow = {
  readonly doughId: number;
  readonly sizeId: number;
  readonly allowsHalves: boolean;
  /** Base of a pizza sold alone; undefined when the wire has none. */
  readonly price: Centavos | undefined;
  /** What this dough and size adds inside a combo. */
  readonly surcharge: Centavos | undefined;
  readonly specialty: Centavos;
  readonly ingredient: Centavos;
};

export type Choice = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** Added to the price only when above zero. */
  readonly extra: Centavos;
  readonly pictures: Pictures;
};

/** `product`: one product of the catalogue; `option`: a plain option (a sauce); `pizza`: a pizza to build. */
export type GroupKind = 'product' | 'option' | 'pizza';

export type OptionGroup = {
  readonly id: number;
  readonly detailId: number;
  readonly kind: GroupKind;
  readonly title: string;
  /** False: the first choice is fixed and the group is not displayed [DEC-059]. */
  readonly selectable: boolean;
  readonly choices: readonly Choice[];
  /** Present on the pizza component of a combo. */
  readonly priceRows: readonly PriceRow[];
};

/** Days 0 = Sunday; minutes of the day, Guatemala time. */
export type Schedule = { readonly weekdays: readonly number[]; readonly fromMinute: number; readonly toMinute: number };

export type Product = {
  readonly id: number;
  /** Shop-specific sold id; used only when a coupon names it [DEC-048]. */
  readonly soldId: number;
  readonly type: ProductType;
  readonly categoryId: number;
  readonly name: string;
  readonly normalizedName: string;
  readonly description: string;
  readonly price: Centavos;
  readonly hidden: boolean;
  /** `geo` products are sold only by some shops [DEC-075]; `none` is an unknown availability: never listed. */
  readonly availability: 'always' | 'geo' | 'none';
  readonly channel: Channel;
  readonly slug: string;
  readonly isNew: boolean;
  readonly pictures: Pictures;
  readonly groups: readonly OptionGroup[];
  readonly priceRows: readonly PriceRow[];
  readonly defaultIngredientIds: readonly number[];
  readonly schedule: Schedule | undefined;
};

export type Category = {
  readonly id: number;
  readonly name: string;
  /** null for a main category. */
  readonly parentId: number | null;
  readonly slug: string;
  readonly onlyOnSmallScreens: boolean;
  /** Most items a cart may hold; null for no limit. Only the first main category's counts [DEC-077]. */
  readonly maxItems: number | null;
};

export type NamedItem = { readonly id: number; readonly name: string };
export type Specialty = NamedItem & { readonly recipe: readonly number[] };

/** A promotion: its product may join the cart at a special price while a trigger product is there. */
export type Promotion = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly kind: 'percentage' | 'amount' | 'fixed-price';
  /** Percent (0–100) for `percentage`, centavos for the others. */
  readonly value: number;
  readonly minimum: Centavos;
  readonly endsAt: string;
  readonly triggerIds: readonly number[];
  readonly memberIds: readonly number[];
  readonly pictures: Pictures;
};

export type CarouselSlide = { readonly id: number; readonly name: string; readonly picture: Picture; readonly path: string };

/** Server parameters and texts, in our terms [GEN-018, DEC-001, DEC-002]. */
export type ShopConfig = {
  readonly currency: string;
  readonly countryCode: string;
  readonly minimumOrder: Centavos;
  readonly certificatesEnabled: boolean;
  readonly cashEnabled: boolean;
  readonly futureOrdersEnabled: boolean;
  readonly warrantyMessageEnabled: boolean;
  readonly certificateDedication: string;
  /** HH:mm, empty when the server gave none. */
  readonly opensAt: string;
  readonly closesAt: string;
  readonly captchaAfterFailures: number;
  readonly captchaSiteKey: string;
  /** Non-empty: paying by card is off and this says why. */
  readonly cardDisabledMessage: string;
  readonly version: string;
};

export type Catalog = {
  readonly config: ShopConfig;
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  readonly productById: ReadonlyMap<number, Product>;
  readonly promotions: readonly Promotion[];
  readonly sizes: readonly NamedItem[];
  readonly doughs: readonly NamedItem[];
  readonly toppings: readonly NamedItem[];
  readonly specialties: readonly Specialty[];
  readonly messages: Readonly<Record<string, string>>;
  readonly carousel: readonly CarouselSlide[];
};

export const toppingName = (catalog: Catalog, id: number): string | undefined => catalog.toppings.find((topping) => topping.id === id)?.name;
