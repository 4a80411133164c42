import type { Site } from '@brasa/shared/react/site';
import type { Pages, Place } from '../composition/routing.ts';
import type { Remote } from '../composition/slice.ts';
import { pictureSize } from '@brasa/shared/ui/tokens';
import type { Catalog, Product } from '@brasa/shared/domain/catalog';
import { formatMoney } from '@brasa/shared/domain/money';
import { displayPrice } from '@brasa/shared/domain/pricing';
import { slugsOf } from '@brasa/shared/domain/shop-slug';
import type { DocumentParts, ShareImage } from './document.ts';
import { pageDescriptions } from './page-descriptions.ts';
import { pageFacts, productAt, shareImage } from './page-facts.ts';
import { isIndexed } from './search-engines.ts';
import { isUnknownShop, shopAddress, shopAt } from './shop-facts.ts';
import type { Shop } from './shop-source.ts';

type Asked = {
  readonly pathname: string;
  readonly title: string;
  readonly place: Place | null;
  readonly pages: Pages;
  readonly remotes: readonly Pick<Remote, 'routes'>[];
  readonly shop: Shop;
  readonly site: Site;
  readonly publicUrl: string;
  /** Epoch milliseconds. */
  readonly now: number;
};

const general = 'Pizza al horno con sabor chapín: ordena en línea a domicilio o recoge en tienda en toda Guatemala.';

/** Of the page of a product: what it is and what it costs, as the page says it. */
function productDescription(product: Product, catalog: Catalog, brandName: string): string {
  const { amount, from } = displayPrice(catalog, product);
  const what = product.description ? `${product.name}: ${product.description.replace(/[.\s]+$/, '')}.` : `${product.name}.`;
  return `${what} ${from ? 'Desde ' : ''}${formatMoney(amount, catalog.config.currency)} en ${brandName}, a domicilio o para recoger.`;
}

/** What a link looks like where it is shared: the picture of the product, or the shop's. */
function shareImageOf(product: Product | null | undefined, publicUrl: string): ShareImage {
  const jpg = product?.pictures.medium.jpg;
  return jpg ? { url: new URL(jpg, publicUrl).href, width: pictureSize.medium, height: pictureSize.medium } : { ...shareImage, url: publicUrl + shareImage.path };
}

/** Of the page of a shop: where it is and what can be done there. */
function shopDescription(place: Place | null, { geography }: Shop, brandName: string): string | null {
  const shop = place && shopAt(place, geography);
  if (!shop) return null;
  const services = [shop.servesHome && 'a domicilio', shop.servesPickup && 'para recoger'].filter(Boolean).join(' y ');
  return `${brandName} ${shop.name}: ${shop.address}. Horario, cómo llegar y pedidos en línea${services && ` ${services}`}.`;
}

/** What search engines and shared links say about a page. */
export function describePage({ pathname, title, place, pages, remotes, shop, site, publicUrl, now }: Asked): Pick<DocumentParts, 'title' | 'description' | 'canonical' | 'image' | 'isIndexed' | 'facts'> {
  const own = (pageDescriptions as Readonly<Record<string, string | undefined>>)[pathname];
  const named = place && shopAt(place, shop.geography);
  const address = named && place ? shopAddress(place.pattern, slugsOf(shop.geography?.shops ?? []).get(named.id) ?? '') : (place?.canonical ?? pathname);
  const product = place && shop.catalog && productAt(place, shop.catalog);
  return {
    title: title ? `${title} | ${site.brandName}` : site.brandName,
    description: shopDescription(place, shop, site.brandName) ?? (product && shop.catalog && productDescription(product, shop.catalog, site.brandName)) ?? (own ? `${own} ${site.brandName}.` : address === '/' || !title ? `${site.brandName}. ${general}` : `${title} en ${site.brandName}. ${general}`),
    canonical: publicUrl + address,
    isIndexed: isIndexed(place ?? {}) && !(place && isUnknownShop(place, shop.geography)),
    image: shareImageOf(product, publicUrl),
    facts: pageFacts({ place, pages, remotes, catalog: shop.catalog, geography: shop.geography, site, publicUrl, now }),
  };
}
