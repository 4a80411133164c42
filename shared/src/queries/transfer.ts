import type { Catalog, Product } from '../domain/catalog.ts';
import { normalize } from '../domain/text.ts';

type PackedProduct = Omit<Product, 'normalizedName'> & { readonly normalizedName?: string };
type Packed = Omit<Catalog, 'productById' | 'products'> & { readonly products: readonly PackedProduct[] };

const isCatalogLike = (data: unknown): data is Packed =>
  typeof data === 'object' && data !== null && 'products' in data && Array.isArray(data.products) && 'config' in data;

/** A name to search by that follows from the name itself need not travel. */
function packProduct(product: PackedProduct): PackedProduct {
  if (product.normalizedName !== normalize(product.name)) return product;
  const { normalizedName: _follows, ...packed } = product;
  return packed;
}

/** What follows from the rest of the menu is left out and made again: its index, a Map that JSON cannot carry, and names to search by. */
export function serialize(data: unknown): unknown {
  if (!isCatalogLike(data)) return data;
  const { productById: _index, ...packed } = data as Catalog;
  return { ...packed, products: packed.products.map(packProduct) } satisfies Packed;
}

export function deserialize(data: unknown): unknown {
  if (!isCatalogLike(data)) return data;
  const products: readonly Product[] = data.products.map((product) => ({ ...product, normalizedName: product.normalizedName ?? normalize(product.name) }));
  return { ...data, products, productById: new Map(products.map((product) => [product.id, product])) } satisfies Catalog;
}
