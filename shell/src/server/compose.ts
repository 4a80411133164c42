import type { Site } from '@brasa/shared/react/site';
import { menuLinksOf } from '../composition/menu-links.ts';
import type { PageData } from '../composition/page-data.ts';
import { createRouting, ownPages } from '../composition/routing.ts';
import { showsOn } from '../composition/slots.ts';
import type { Remote } from '../composition/slice.ts';
import type { Fragment } from '../render/index.tsx';
import type { ShellConfig } from './config.ts';
import { describePage } from './describe-page.ts';
import type { Box, DocumentParts, PlacedBox } from './document.ts';
import { isUnknownPromotion } from './promotions.ts';
import type { Renderer } from './renderer.ts';
import type { Build } from './shell-assets.ts';
import { isOnMenu } from './search-engines.ts';
import { isUnknownShop, shopAt } from './shop-facts.ts';
import type { Shop } from './shop-source.ts';
import type { AssignedRemote } from './slice-for.ts';

type Parts = { readonly renderer: Pick<Renderer, 'answers' | 'frame' | 'fragment'>; readonly build: Build; readonly config: Pick<ShellConfig, 'site' | 'publicUrl' | 'offline'> };

export type Composed = { readonly kind: 'redirect'; readonly to: string } | { readonly kind: 'page'; readonly status: 200 | 404 | 503; readonly parts: Omit<DocumentParts, 'nonce' | 'strip' | 'page'> & { readonly page: PageData } };

/** What stands in the frame: a server keeps its place and fills it when it is there at once; everything else appears in the browser. */
const standing = (assigned: readonly AssignedRemote[]) => assigned.flatMap((filler) => filler.remote.slots.flatMap((slot) => (slot.place === 'above' || slot.place === 'below' ? [{ filler, slot, place: slot.place }] : [])));

const tracking = /^(utm_.*|gclid|fbclid|msclkid|mc_[ce]id)$/;

/** The address a page is drawn for: what advertisements add to it changes nothing. */
function drawnUrl(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (tracking.test(name)) query.delete(name);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Without what only the server has to know of a page. */
export const forBrowser = (remote: Remote): Remote => ({
  ...remote,
  routes: remote.routes.map(({ pattern, title, page, guests, customers, needs, header, tab, tabs, frame, browsing, keepsVersions }) => ({ pattern, title, page, guests, customers, needs, header, tab, tabs, frame, browsing, keepsVersions })),
});

/** Remotes know nothing of each other: what one can do on this page for another is said with what the shop is. */
const siteOf = (site: Site, remotes: readonly Remote[]): Site => (remotes.some(({ routes }) => routes.some(({ edits }) => edits)) ? { ...site, editsCart: true } : site);

const scriptsOf = ({ base, exposes, entry, integrity }: Remote['chosen'], wanted: readonly string[]) =>
  [...new Set(wanted.flatMap((expose) => exposes[expose] ?? [])), entry].flatMap((file) => {
    const hash = integrity[file];
    return hash ? [{ url: base + file, integrity: hash }] : [];
  });

export function createComposer({ renderer, build, config }: Parts) {
  const { publicUrl, offline } = config;

  /** `knowsPromotion`: asked about what the menu does not have. */
  return async (assigned: readonly AssignedRemote[], shop: Shop, pathname: string, search: string, knowsPromotion: (code: string) => Promise<boolean> = async () => true): Promise<Composed> => {
    const remotes = assigned.map(({ remote }) => remote);
    const site = siteOf(config.site, remotes);
    const draw = (of: AssignedRemote | null, slot: string | null): Promise<Fragment | null> => renderer.fragment({ assigned: of, slot, url, site });
    const routing = createRouting(remotes, { certificates: shop.catalog?.config.certificatesEnabled ?? true });
    const place = routing.placeOf(pathname);
    if (!place && pathname !== '/') return { kind: 'redirect', to: '/' };
    if (place && pathname !== '/' && (!isOnMenu(place, shop.catalog, search) || (await isUnknownPromotion(place, shop.catalog, knowsPromotion)))) return { kind: 'redirect', to: '/' };

    const now = Date.now();
    const url = drawnUrl(pathname, search);
    const owner = place ? assigned.find(({ remote }) => remote.name === place.owner) : undefined;
    // Without the menu there is nothing to draw: the browser asks for it and says so when it cannot be had.
    const canDraw = shop.catalog !== null;

    const drawnWith = renderer.answers();
    const places = standing(assigned);
    const filled = places.filter(({ slot }) => slot.load === 'now' && place?.frame && showsOn(slot, pathname));
    const drawn = await Promise.all([
      canDraw && place?.ssr ? draw(owner ?? null, null) : null,
      ...filled.map(({ filler, slot }) => (canDraw ? draw(filler, slot.name) : null)),
    ]);

    // One drawn with the menu before would not be the page that the browser makes of the answers: it draws it itself.
    const [area, ...slots] = renderer.answers() === drawnWith ? drawn : [];
    const title = area?.title ?? (place && shopAt(place, shop.geography)?.name) ?? place?.title ?? '';
    const frame = await renderer.frame({ url, title, site, place, pages: routing.pages });
    const boxOf = (remote: Remote, fragment: Fragment | null | undefined): Box => ({ remote: remote.name, version: remote.chosen.version, html: fragment?.html ?? null });
    const placed: readonly PlacedBox[] = places.map((each) => {
      const at = filled.indexOf(each);
      return { place: each.slot.name, isAbove: each.place === 'above', box: at < 0 ? null : boxOf(each.filler.remote, slots[at]) };
    });

    const wanted = new Map<Remote, string[]>();
    if (owner) wanted.set(owner.remote, ['./area']);
    for (const { filler, slot } of filled) wanted.set(filler.remote, [...(wanted.get(filler.remote) ?? []), `./slot-${slot.name}`]);

    const fragments = [area, ...slots].filter((fragment) => fragment !== null && fragment !== undefined);
    const read = new Set(['["catalog"]', ...fragments.flatMap(({ queries }) => queries)]);
    const page: PageData = {
      remotes: remotes.map(forBrowser),
      inlined: [...wanted.keys()].map(({ name }) => name),
      integrity: build.integrity,
      title,
      answers: [...read].flatMap((hash) => drawnWith[hash] ?? []),
      menu: menuLinksOf(shop.catalog),
      address: pathname + search,
      offline,
      version: build.version,
      site,
      key: shop.key,
      now,
    };

    return {
      kind: 'page',
      status: !place || place.isOff ? 503 : isUnknownShop(place, shop.geography) ? 404 : 200,
      parts: {
        ...describePage({ pathname, title, place, pages: routing.pages, remotes, shop, site, publicUrl, now }),
        holdsSecret: place?.secret ?? false,
        hasFrame: place?.frame ?? true,
        rules: [frame.rules, ...fragments.map(({ rules }) => rules)],
        links: [...new Set(fragments.map(({ links }) => links))].join(''),
        top: frame.top,
        bottom: frame.bottom,
        area: owner ? boxOf(owner.remote, area) : place?.owner === ownPages ? { remote: ownPages, version: build.version, html: area?.html ?? null } : null,
        drawnUnlessStored: place?.drawnUnlessStored ?? null,
        outline: area?.outline ?? null,
        placed,
        page,
        scripts: [...[...wanted].flatMap(([remote, exposes]) => scriptsOf(remote.chosen, exposes)), ...build.scripts.map((script) => ({ url: script, integrity: build.integrity[script] ?? '' }))],
      },
    };
  };
}

export type Compose = ReturnType<typeof createComposer>;
