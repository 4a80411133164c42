import type { DefaultInstant, DefaultJson, Generated, Instant, Json } from './columns.ts';

export type PictureSet = { readonly small?: { readonly jpg: string; readonly webp: string }; readonly medium?: { readonly jpg: string; readonly webp: string } };

export type CatalogTables = {
  catalog_release: { id: Generated<number>; version: string; published_at: DefaultInstant; checksum: string };
  param: { key: string; value: string; updated_at: DefaultInstant };
  message: { key: string; body: string };
  category: { id: number; parent_id: number | null; name: string; code_url: string; td: Generated<'MOBILE' | 'TODOS'>; t: Generated<string>; max_items: number | null; sort: Generated<number>; active: Generated<boolean> };
  pizza_size: { id: number; name: string; short_name: string; slices: number; sort: Generated<number> };
  dough: { id: number; name: string; sort: Generated<number> };
  /** `kind` T: topping, E: specialty with its recipe. */
  ingredient: { id: number; kind: 'T' | 'E'; name: string; recipe: Generated<number[]>; hidden: Generated<boolean>; sort: Generated<number> };
  product: {
    id: number;
    sold_id: number;
    category_id: number;
    tip: 'PRD' | 'CMB' | 'ESF' | 'ESM' | 'ATP' | 'ATPF' | 'PIM' | 'PIF' | 'PROMO' | 'FAK' | 'CER';
    name: string;
    description: Generated<string>;
    price_cents: number;
    channel: Generated<'TODO' | 'DOMI' | 'LLEV'>;
    hidden: Generated<boolean>;
    /** 1: every shop, 2: the shops of `product_store`. */
    availability: Generated<1 | 2>;
    code_url: string;
    is_new: Generated<boolean>;
    sm: Generated<number>;
    images: DefaultJson<PictureSet>;
    default_ingredients: Generated<number[]>;
    sort: Generated<number>;
    active: Generated<boolean>;
  };
  option_group: { id: number; product_id: number; tip: 'P' | 'O' | 'ATP'; dm: number; name: string; description: Generated<string>; selectable: Generated<boolean>; sort: Generated<number> };
  option_item: { group_id: number; ref_id: number; name: string; description: Generated<string>; extra_cents: Generated<number>; images: DefaultJson<PictureSet>; sort: Generated<number>; active: Generated<boolean> };
  pizza_price: { id: Generated<number>; product_id: number | null; group_id: number | null; dough_id: number; size_id: number; halves: Generated<boolean>; base_cents: number; specialty_cents: Generated<number>; ingredient_cents: Generated<number> };
  product_schedule: { product_id: number; numday: number; from_min: number; to_min: number };
  suggestion: { product_id: number; weight: Generated<number>; kind: Generated<string> };
  image_record: { id: Generated<number>; tipo: string; funcion: string; referencia: string; extension: string; url: string };
  carousel_slide: { id: number; name: string; path: string; sort: Generated<number>; active: Generated<boolean> };
  block: { id: Generated<number>; kind: 'P' | 'O'; target_id: number; scope: Generated<string>; until_at: Instant | null };
  promo: {
    id: number;
    code: string;
    product_id: number | null;
    name: string;
    description: Generated<string>;
    kind: 'PORCENTAJE' | 'MONTO' | 'PRECIO';
    value_cents: Generated<number>;
    percent: number | null;
    min_cents: Generated<number>;
    triggers: Generated<number[]>;
    members: Generated<number[]>;
    channel: Generated<'TODO' | 'DOMI' | 'LLEV'>;
    starts_at: Instant;
    ends_at: Instant;
    active: Generated<boolean>;
  };
  gift_design: { id: number; name: string; code: string; dedication: Generated<string>; description: Generated<string>; amount_cents: number; images: Json<PictureSet>; active: Generated<boolean>; sort: Generated<number> };
};
