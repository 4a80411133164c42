/** Ours, as in remote.json. `slug` as in domain/shop-slug. */
export const storesPath = '/tiendas';
export const shopPath = (slug: string): string => `${storesPath}/${slug}`;
/** A shop on the map of all. */
export const shopOnMapPath = (slug: string): string => `${storesPath}?tienda=${slug}`;
/** The map of all, where it stands in place of the list. */
export const mapPath = `${storesPath}?vista=mapa`;

export const homePath = '/';
export const cartPath = '/cart';
/** Choosing the hour of an order for later. */
export const programPath = '/delivery?cuando=programar';
