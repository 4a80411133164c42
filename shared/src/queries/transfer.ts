import type { Catalog } from '../domain/catalog.ts';

type Packed = Omit<Catalog, 'productById'>;

const isCatalogLike = (data: unknown): data is Packed =>
  typeof data === 'object' && data !== null && 'products' in data && Array.isArray(data.products) && 'config' in data;

/** The index of the menu is a Map, which JSON cannot carry: it is left out and made again. */
export function serialize(data: unknown): unknown {
  if (!isCatalogLike(data)) return data;
  const { productById: _index, ...packed } = data as Catalog;
  return packed;
}

export function deserialize(data: unknown): unknown {
  if (!isCatalogLike(data)) return data;
  return { ...data, productById: new Map(data.products.map((product) => [product.id, product])) } satisfies Catalog;
}
