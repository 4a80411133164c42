import { findProduct } from '@brasa/shared/domain/catalog-lookup';
import { useCatalog } from '@brasa/shared/react';
import { Navigate, useParams } from 'react-router-dom';
import { ProductPage } from './product-page.tsx';

/** One product; an unknown one leads home. */
export function ProductScreen() {
  const { product: segment = '' } = useParams();
  const catalog = useCatalog();
  const product = findProduct(catalog, segment);
  return product ? <ProductPage key={product.id} catalog={catalog} product={product} /> : <Navigate to="/" replace />;
}
