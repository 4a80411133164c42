import type { Catalog } from '@brasa/shared/domain/catalog';
import { groupBy } from '@brasa/shared/domain/group-by';
import { toEnvelope } from '@brasa/shared/wire/envelope';
import type { WireMenuItem } from '@brasa/shared/wire/catalog-schema';
import { toCatalog } from '@brasa/shared/wire/catalog-wire';
import { type GiftCard, fromGiftDesign } from '@brasa/shared/wire/gift-card-wire';
import { fromGeography } from '@brasa/shared/wire/geography-wire';
import { type BuiltDocument, buildDocument } from '../../calls/document.ts';
import type { Db } from '../../db/database.ts';
import { readGiftDesigns } from '../gift-cards/gift-designs.ts';
import { type ShopMap, loadShops } from '../geo/load-shops.ts';
import { readImages } from './images.ts';
import { fromMenuRows } from './menu-rows-wire.ts';
import { pictureAddresses } from './picture-addresses.ts';
import { readMenuRows } from './read-menu-rows.ts';
import type { Schedules } from './schedules.ts';

export type ReleaseRow = { readonly id: number; readonly version: string; readonly checksum: string; readonly published_at: Date };

/** Everything the shop has published, read once and kept. */
export type Release = ReleaseRow &
  ShopMap & {
    readonly catalog: Catalog;
    readonly schedules: Schedules;
    readonly giftDesigns: readonly GiftCard[];
    /** Menu items as they are served, by id. */
    readonly menuItems: ReadonlyMap<number, WireMenuItem>;
    readonly documents: { readonly data: BuiltDocument; readonly catalogs: BuiltDocument; readonly images: BuiltDocument; readonly giftDesigns: BuiltDocument };
  };

export const newestRelease = (db: Db): Promise<ReleaseRow | undefined> =>
  db.selectFrom('catalog_release').select(['id', 'version', 'checksum', 'published_at']).orderBy('id', 'desc').limit(1).executeTakeFirst();

const done = <Body extends object>(body: Body) => toEnvelope({ code: '00', message: '' }, body);

export async function loadRelease(db: Db, row: ReleaseRow, { now, fastCompression = false }: { now: number; fastCompression?: boolean }): Promise<Release> {
  const address = await pictureAddresses();
  const rows = await readMenuRows(db, now);
  const shops = await loadShops(db, now);
  const images = await readImages(db);
  const data = fromMenuRows(rows, { version: row.version, address });
  const catalog = toCatalog(data);
  const giftDesigns = catalog.config.certificatesEnabled ? await readGiftDesigns(db, address) : [];
  const build = (body: object) => buildDocument(done(body), { fast: fastCompression, publishedAt: row.published_at });
  const [dataDocument, catalogs, imagesDocument, giftDesignsDocument] = await Promise.all([
    build(data),
    build(fromGeography(shops.geography, data.country)),
    build({ data: images }),
    build({ data: giftDesigns.map(fromGiftDesign) }),
  ]);
  return {
    ...row,
    ...shops,
    catalog,
    giftDesigns,
    schedules: groupBy(
      rows.schedules.map(({ product_id, numday, from_min, to_min }) => ({ productId: product_id, weekday: numday, from: from_min, to: to_min })),
      ({ productId }) => productId,
    ),
    menuItems: new Map(data.menu.map((item) => [item.I, item])),
    documents: { data: dataDocument, catalogs, images: imagesDocument, giftDesigns: giftDesignsDocument },
  };
}
