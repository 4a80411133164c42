import type { Site } from '@brasa/shared/react/site';
import type { Pages, Place } from '../composition/routing.ts';
import type { DocumentParts } from './document.ts';
import { pageDescriptions } from './page-descriptions.ts';
import { pageFacts, shareImage } from './page-facts.ts';
import { isIndexed } from './search-engines.ts';
import type { Shop } from './shop-source.ts';

type Asked = { readonly pathname: string; readonly title: string; readonly place: Place | null; readonly pages: Pages; readonly shop: Shop; readonly site: Site; readonly publicUrl: string };

const general = 'Pizza al horno con sabor chapín: ordena en línea a domicilio o recoge en tienda en toda Guatemala.';
/** What search engines and shared links say about a page. */
export function describePage({ pathname, title, place, pages, shop, site, publicUrl }: Asked): Pick<DocumentParts, 'title' | 'description' | 'canonical' | 'image' | 'isIndexed' | 'facts'> {
  const own = (pageDescriptions as Readonly<Record<string, string | undefined>>)[pathname];
  const address = place?.canonical ?? pathname;
  return {
    title: title ? `${title} | ${site.brandName}` : site.brandName,
    description: own ? `${own} ${site.brandName}.` : address === '/' || !title ? `${site.brandName}. ${general}` : `${title} en ${site.brandName}. ${general}`,
    canonical: publicUrl + address,
    isIndexed: isIndexed(place ?? {}),
    image: publicUrl + shareImage.path,
    facts: pageFacts({ place, pages, catalog: shop.catalog, site, publicUrl }),
  };
}
