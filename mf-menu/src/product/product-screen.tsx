import { isMember } from '@brasa/shared/domain/promotions';
import { findProduct } from '@brasa/shared/domain/catalog-lookup';
import { hasPage } from '@brasa/shared/domain/hidden-product';
import { useCatalog } from '@brasa/shared/react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { promotionPath } from '../promotion-path.ts';
import { ProductPage } from './product-page.tsx';

/** One product; one that is unknown, or hidden and asked for anew, leads home, and what only stands for a promotion to its page. */
export function ProductScreen() {
  const { product: segment = '' } = useParams();
  const { search } = useLocation();
  const catalog = useCatalog();
  const product = findProduct(catalog, segment);
  if (!product || !hasPage(catalog, product, search)) return <Navigate to="/" replace />;
  const stoodFor = product.type === 'promo' ? catalog.promotions.find(({ id }) => id === product.id) : undefined;
  if (stoodFor && !isMember(stoodFor, product.id)) return <Navigate to={promotionPath(stoodFor)} replace />;
  return <ProductPage key={product.id} catalog={catalog} product={product} />;
}
