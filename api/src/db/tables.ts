import type { CatalogTables } from './tables/catalog-tables.ts';
import type { CustomerTables } from './tables/customer-tables.ts';
import type { OrderTables } from './tables/order-tables.ts';
import type { ShopTables } from './tables/shop-tables.ts';

export { json } from './tables/columns.ts';
export type { PictureSet } from './tables/catalog-tables.ts';
export type { Ring } from './tables/shop-tables.ts';

/** One entry per table of `migrations/`; what kysely checks queries against. */
export type Tables = CatalogTables & ShopTables & CustomerTables & OrderTables;
