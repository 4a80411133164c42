import type { Catalog, Product, Promotion } from '@brasa/shared/domain/catalog';
import { productPath } from '@brasa/shared/domain/catalog-lookup';
import { promotionKey } from '@brasa/shared/domain/hidden-product';

const codeOf = ({ slug, id }: Promotion): string => encodeURIComponent(slug || String(id));

export const promotionPath = (promotion: Promotion): string => `/promociones/menu/${codeOf(promotion)}`;

/** The page of a product that gives it at the price of a promotion. */
export const promotedProductPath = (catalog: Catalog, product: Product, promotion: Promotion): string => `${productPath(catalog, product)}?${promotionKey}=${codeOf(promotion)}`;
