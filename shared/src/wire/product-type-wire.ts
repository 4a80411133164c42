import type { ProductType } from '../domain/catalog.ts';

const wireTypes = {
  single: 'PRD',
  combo: 'CMB',
  'custom-medium': 'ATP',
  'custom-family': 'ATPF',
  'one-topping-medium': 'PIM',
  'one-topping-family': 'PIF',
  'specialty-medium': 'ESM',
  'specialty-family': 'ESF',
  promo: 'PROMO',
  filler: 'FAK',
} as const satisfies Record<ProductType, string>;

export type WireType = (typeof wireTypes)[ProductType];

const productTypes = new Map<string, ProductType>(Object.entries(wireTypes).map(([type, wire]) => [wire, type as ProductType]));

export const fromProductType = (type: ProductType): WireType => wireTypes[type];
export const toProductType = (wire: string): ProductType | undefined => productTypes.get(wire);
