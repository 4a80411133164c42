import type { Site } from '@brasa/shared/react/site';
import type { Place } from '../composition/routing.ts';
import { staticPages } from '../pages/static-pages.ts';
import type { DocumentParts } from './document.ts';
import { pageFacts, shareImage } from './page-facts.ts';
import type { Shop } from './shop-source.ts';

type Asked = { readonly pathname: string; readonly title: string; readonly place: Place | null; readonly shop: Shop; readonly site: Site; readonly publicUrl: string };

const general = 'Pizza al horno con sabor chapín: ordena en línea a domicilio o recoge en tienda en toda Guatemala.';
/** Pages that are about one customer, or one order, are nobody else's business. */
const personal = /^\/(cart|delivery|checkout|orders|tracking|tracker|favorites|coupons|login|signup|signup-account|forgot-password|email-sent|email-pass-sent|validar-cuenta|updatepass|profile|logout|certificados\/activar|certificates\/(cart|checkout))(\/|$)/i;

/** What search engines and shared links say about a page. */
export function describePage({ pathname, title, place, shop, site, publicUrl }: Asked): Pick<DocumentParts, 'title' | 'description' | 'canonical' | 'image' | 'isIndexed' | 'facts'> {
  const own = staticPages.find(({ path }) => path === pathname);
  const isHome = ['/', '/menu', '/jobs'].includes(pathname);
  return {
    title: title ? `${title} | ${site.brandName}` : site.brandName,
    description: own ? `${own.about} ${site.brandName}.` : isHome || !title ? `${site.brandName}. ${general}` : `${title} en ${site.brandName}. ${general}`,
    canonical: publicUrl + (isHome ? '/' : pathname),
    isIndexed: !personal.test(pathname) && place?.isPrivate !== true,
    image: publicUrl + shareImage.path,
    facts: pageFacts({ pathname, catalog: shop.catalog, site, publicUrl }, isHome),
  };
}
