import type { Catalog, Product, Promotion } from '@brasa/shared/domain/catalog';
import { productPath } from '@brasa/shared/domain/catalog-lookup';

const codeOf = ({ slug, id }: Promotion): string => encodeURIComponent(slug || String(id));

export const promotionPath = (promotion: Promotion): string => `/promociones/menu/${codeOf(promotion)}`;

/** The page of a product that gives it at the price of a promotion. */
export const promotedProductPath = (catalog: Catalog, product: Product, promotion: Promotion): string => `${productPath(catalog, product)}?${promotionKey}=${codeOf(promotion)}`;

/** What names the promotion in the address of a product. */
export const promotionKey = 'promo';
