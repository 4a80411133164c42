import type { Artifact, DiscoveredVersion, DiscoveryDocument, RemoteRoute, RemoteSlot } from './remote-schema.ts';

type Additions = {
  readonly offline?: NonNullable<Artifact['remote']['offline']>;
  /** Pattern → what its route says now. */
  readonly routes: Readonly<Record<string, Partial<RemoteRoute>>>;
  /** Name → what its slot says now. */
  readonly slots: Readonly<Record<string, Partial<RemoteSlot>>>;
};

/**
 * Builds of before 2026-12 (format 1) did not say what their pages are: the shell knew their addresses. They may be shown for as long as
 * somebody can roll back to one, so this says it for them. Nothing is added here any more.
 */
const additions: Readonly<Record<string, Additions>> = {
  'mf-menu': {
    offline: 'everything',
    routes: {
      '/': { tab: 'menu', header: ['search', 'cart'], browsing: true, facts: 'restaurant' },
      '/menu': { page: 'menu', tab: 'menu', header: ['search', 'cart'], browsing: true, canonical: '/', facts: 'restaurant' },
      '/jobs': { page: 'jobs', header: ['search', 'cart'], browsing: true, canonical: '/', facts: 'restaurant' },
      '/menu/categoria/:category': { tab: 'menu', header: ['search', 'cart'], browsing: true, facts: 'menu' },
      '/menu/categoria/:category/subcategoria/:subcategory': { tab: 'menu', header: ['search', 'cart'], browsing: true, facts: 'menu' },
      '/menu/categoria/:category/producto/:product': { tab: 'menu', header: ['search', 'cart'], browsing: true, facts: 'menu' },
      '/menu/categoria/:category/subcategoria/:subcategory/producto/:product': { tab: 'menu', header: ['search', 'cart'], browsing: true, facts: 'menu' },
      '/promociones/menu/:promotion': { tab: 'menu', header: ['search', 'cart'], browsing: true },
      '/promociones/*': { header: ['search', 'cart'], browsing: true },
      '/favorites': { page: 'favorites', guests: 'log-in', tab: 'favorites', header: ['search', 'cart'] },
    },
    slots: {
      'search-dialog': { opens: 'search/requested' },
      'help-bot': { place: 'below' },
    },
  },
  'mf-cart-checkout': {
    offline: 'start',
    routes: {
      '/cart': { page: 'cart', header: [], tabs: false, indexed: false },
      '/delivery': { header: [], tabs: false, indexed: false },
      '/checkout': { header: [], tabs: false, indexed: false },
      '/coupons': { page: 'coupons', guests: 'log-in', tab: 'coupons' },
    },
    slots: {
      'address-banner': { place: 'above' },
      'floating-order': { place: 'below' },
    },
  },
  'mf-account': {
    routes: {
      '/login': { page: 'log-in', customers: 'home', header: [], tab: 'profile', indexed: false },
      '/logout': { indexed: false },
      '/signup': { customers: 'home', header: [], tab: 'profile', indexed: false },
      '/signup-account': { customers: 'home', header: [], indexed: false },
      '/email-sent': { header: [], indexed: false },
      '/validar-cuenta': { header: [], indexed: false, secret: true },
      '/forgot-password': { customers: 'home', header: [], indexed: false },
      '/email-pass-sent': { header: [], indexed: false },
      '/updatepass': { header: [], indexed: false, secret: true },
      '/updatepass/:hash': { header: [], indexed: false, secret: true },
      '/profile': { guests: 'home', tab: 'profile' },
      '/profile/locations': { page: 'profile', guests: 'home', tab: 'profile' },
    },
    slots: {},
  },
  'mf-giftcards': {
    routes: {
      '/certificates': { page: 'gift-cards', needs: 'certificates' },
      '/certificate/:id': { needs: 'certificates' },
      '/certificado/:id': { needs: 'certificates' },
    },
    slots: {},
  },
  'mf-stores': {
    routes: {
      '/tiendas': { page: 'stores' },
    },
    slots: {},
  },
  'mf-tracking': {
    routes: {
      '/tracking': { tab: 'profile', indexed: false },
      '/tracking/:hash': { tab: 'profile', indexed: false },
      '/orders/:hash': { page: 'order', indexed: false },
      '/tracker/:hash': { indexed: false },
      '/orders': { page: 'orders', indexed: false },
    },
    slots: {},
  },
};

const noAdditions: Additions = { routes: {}, slots: {} };

type Description = Pick<Artifact['remote'], 'routes' | 'slots' | 'offline'>;

const completedRoute = (route: RemoteRoute, more: Partial<RemoteRoute> = {}): RemoteRoute => ({ ...(route.private && { guests: 'log-in' as const }), ...more, ...route });

function completedDescription<T extends Description>(name: string, description: T): T {
  const { offline, routes, slots } = Object.hasOwn(additions, name) ? (additions[name] ?? noAdditions) : noAdditions;
  return {
    ...description,
    ...(offline && { offline }),
    routes: description.routes.map((route) => completedRoute(route, routes[route.pattern])),
    slots: description.slots.map((slot) => ({ ...slots[slot.name], ...slot })),
  };
}

/** A description as builds of today write it. */
export const completed = ({ format, remote }: Artifact): Artifact['remote'] => (format === 1 ? completedDescription(remote.name, remote) : remote);

/** A registry of before says nothing of being off, and describes builds as they describe themselves: so does a copy on disk of what it said. */
export function completedDocument(document: DiscoveryDocument): DiscoveryDocument {
  const completedVersion = (name: string, version: DiscoveredVersion): DiscoveredVersion => (version.extras.off === undefined ? { ...version, extras: completedDescription(name, version.extras) } : version);
  return { ...document, microFrontends: Object.fromEntries(Object.entries(document.microFrontends).map(([name, versions]) => [name, versions.map((version) => completedVersion(name, version))])) };
}
