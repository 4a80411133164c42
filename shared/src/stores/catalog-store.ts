import type { Catalog } from '../domain/catalog.ts';
import { configStore } from './config-store.ts';
import { createStore } from './store.ts';

/**
 * The whole menu, as the api delivered it in this page's life; null until then. The cart is judged by it, so nothing
 * partial may ever stand here. Screens read `useCatalog`.
 */
export const catalogStore = createStore<Catalog | null>('catalog', null);

export function deliverCatalog(catalog: Catalog): void {
  configStore.set(catalog.config);
  catalogStore.set(catalog);
}
