import type { Site } from '@brasa/shared/react/site';
import type { Pages, Place } from '../composition/routing.ts';
import type { Remote } from '../composition/slice.ts';
import type { DocumentParts } from './document.ts';
import { pageDescriptions } from './page-descriptions.ts';
import { pageFacts, shareImage } from './page-facts.ts';
import { isIndexed } from './search-engines.ts';
import { isUnknownShop, shopAt } from './shop-facts.ts';
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
  const address = place?.canonical ?? pathname;
  return {
    title: title ? `${title} | ${site.brandName}` : site.brandName,
    description: shopDescription(place, shop, site.brandName) ?? (own ? `${own} ${site.brandName}.` : address === '/' || !title ? `${site.brandName}. ${general}` : `${title} en ${site.brandName}. ${general}`),
    canonical: publicUrl + address,
    isIndexed: isIndexed(place ?? {}) && !(place && isUnknownShop(place, shop.geography)),
    image: publicUrl + shareImage.path,
    facts: pageFacts({ place, pages, remotes, catalog: shop.catalog, geography: shop.geography, site, publicUrl, now }),
  };
}
