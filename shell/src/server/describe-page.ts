import type { Catalog, Channel, Product } from '@brasa/shared/domain/catalog';
import { formatMoney } from '@brasa/shared/domain/money';
import { displayPrice } from '@brasa/shared/domain/pricing';
import { slugsOf } from '@brasa/shared/domain/shop-slug';
import type { Site } from '@brasa/shared/react/site';
import { pictureSize } from '@brasa/shared/ui/tokens';
import type { Pages, Place } from '../composition/routing.ts';
import type { Remote } from '../composition/slice.ts';
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

const services: Record<Channel, string> = { any: 'a domicilio o para recoger', home: 'a domicilio', pickup: 'para recoger' };

/** Of the page of a product: what it is and what it costs, as the page says it. */
function productDescription(product: Product, catalog: Catalog, brandName: string): string {
  const { amount, from } = displayPrice(catalog, product);
  const what = product.description ? `${product.name}: ${product.description.replace(/[.\s]+$/, '')}.` : `${product.name}.`;
  return `${what} ${from ? 'Desde ' : ''}${formatMoney(amount, catalog.config.currency)} en ${brandName}, ${services[product.channel]}.`;
}

/** What a link looks like where it is shared: the picture of the product, or the brand's. The catalogues have no pictures of shops, so their pages share the brand's, too. */
function shareImageOf(product: Product | null | undefined, publicUrl: string): ShareImage {
  const jpg = product?.pictures.medium.jpg;
  return jpg ? { url: new URL(jpg, publicUrl).href, width: pictureSize.medium, height: pictureSize.medium } : { ...shareImage, url: publicUrl + shareImage.path };
}

/** Of the page of a shop: where it is and what can be done there. */
function shopDescription(place: Place | null, { geography }: Shop, brandName: string): string | null {
  const shop = place && shopAt(place, geography);
  if (!shop) return null;
  const served = [shop.servesHome && services.home, shop.servesPickup && services.pickup].filter(Boolean).join(' y ');
  return `${brandName} ${shop.name}: ${shop.address}. Horario, cómo llegar y pedidos en línea${served && ` ${served}`}.`;
}

/** Of any other page: its own words, or what the whole shop is. */
function pageDescription({ pathname, title, address, brandName }: { readonly pathname: string; readonly title: string; readonly address: string; readonly brandName: string }): string {
  const own = (pageDescriptions as Readonly<Record<string, string | undefined>>)[pathname];
  if (own) return `${own} ${brandName}.`;
  return address === '/' || !title ? `${brandName}. ${general}` : `${title} en ${brandName}. ${general}`;
}

/** What search engines and shared links say about a page. */
export function describePage({ pathname, title, place, pages, remotes, shop, site, publicUrl, now }: Asked): Pick<DocumentParts, 'title' | 'description' | 'canonical' | 'image' | 'isIndexed' | 'facts'> {
  const { brandName } = site;
  const named = place && shopAt(place, shop.geography);
  const address = named && place ? shopAddress(place.pattern, slugsOf(shop.geography?.shops ?? []).get(named.id) ?? '') : (place?.canonical ?? pathname);
  const product = place && shop.catalog && productAt(place, shop.catalog);
  return {
    title: title ? `${title} | ${brandName}` : brandName,
    description: shopDescription(place, shop, brandName) ?? (product && shop.catalog && productDescription(product, shop.catalog, brandName)) ?? pageDescription({ pathname, title, address, brandName }),
    canonical: publicUrl + address,
    isIndexed: isIndexed(place ?? {}) && !(place && isUnknownShop(place, shop.geography)),
    image: shareImageOf(product, publicUrl),
    facts: pageFacts({ place, pages, remotes, catalog: shop.catalog, geography: shop.geography, site, publicUrl, now }),
  };
}
