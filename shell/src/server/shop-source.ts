import { createHash } from 'node:crypto';
import type { Geography } from '@brasa/shared/domain/delivery';
import { dateText } from '@brasa/shared/domain/local-time';
import { specialDaysFrom } from '@brasa/shared/domain/opening-hours';
import { toCatalog } from '@brasa/shared/wire/catalog-wire';
import { toGeography } from '@brasa/shared/wire/geography-wire';
import { toImages } from '@brasa/shared/wire/images-wire';
import { repeat } from '@brasa/shared/server/repeat';
import type { FastifyBaseLogger } from 'fastify';
import type { ShopData } from '../render/environment.ts';

/** Between two requests of the same document. */
const everyMs = 5000;
const timeoutMs = 4000;

/** What pages are drawn with; `release` changes whenever any of it does. */
export type Shop = ShopData & {
  readonly release: string;
  /** When menu or shops were published last, in epoch milliseconds; null while the api does not say. */
  readonly publishedAt: number | null;
  /** Encryption key of the deployment. */
  readonly key: string;
};

type Options = { readonly apiUrl: string; readonly fetch?: typeof fetch; readonly now?: () => number; readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'> };
type Answer = { readonly tag: string; readonly body: unknown; readonly key: string; readonly publishedAt: number | null };

const nothing: Shop = { catalog: null, geography: null, images: null, release: '', publishedAt: null, key: '' };

/** Null for a date that is none. */
function instantIn(header: string | null): number | null {
  const instant = Date.parse(header ?? '');
  return Number.isNaN(instant) ? null : instant;
}

/** The key stands after the last slash of its header. */
const keyIn = (header: string | null): string => (header ?? '').split('/').at(-1) ?? '';
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A page is drawn for anybody at any time: special days that are over by then must not be in it. */
const withoutPastDays = (geography: Geography, now: number): Geography => ({ ...geography, shops: geography.shops.map((shop) => ({ ...shop, specialDays: specialDaysFrom(shop, now) })) });

/** The menu, the shops and the pictures on record, in memory. While the api is away pages are made from the last answer. */
export async function watchShop({ apiUrl, fetch = globalThis.fetch, now = Date.now, log }: Options, onChange: (shop: Shop) => void | Promise<void> = () => {}): Promise<{ readonly current: () => Shop; readonly stop: () => Promise<void> }> {
  let current = nothing;
  let geography: Geography | null = null;
  /** `day`: of the server, in Guatemala. */
  let tags = { menu: '', shops: '', images: '', day: '' };

  /** Null when the document has not changed: its tag arrives before its body. */
  const ask = async (call: string, known: string): Promise<Answer | null> => {
    const answer = await fetch(`${apiUrl}/api/${call}`, { method: 'POST', signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new Error(`${call} answered ${answer.status}.`);
    const named = answer.headers.get('etag');
    if (named && named === known) {
      await answer.body?.cancel();
      return null;
    }
    const text = await answer.text();
    const tag = named ?? hash(text);
    return tag === known ? null : { tag, body: JSON.parse(text), key: keyIn(answer.headers.get('ck')), publishedAt: instantIn(answer.headers.get('last-modified')) };
  };

  const refresh = async (): Promise<void> => {
    // Without records of pictures every element shows its own or the default picture [DEC-049].
    const [menu, shops, images] = await Promise.all([ask('data/getData', tags.menu), ask('data/getCatalogos', tags.shops), ask('data/getImages', tags.images).catch(() => null)]);
    const day = dateText(now());
    if (!menu && !shops && !images && day === tags.day) return;
    const catalog = menu ? toCatalog(menu.body) : current.catalog;
    if (shops) geography = toGeography(shops.body);
    const next = { menu: menu?.tag ?? tags.menu, shops: shops?.tag ?? tags.shops, images: images?.tag ?? tags.images, day };
    current = {
      catalog,
      geography: geography && withoutPastDays(geography, now()),
      images: images ? toImages(images.body) : current.images,
      publishedAt: menu?.publishedAt ?? shops?.publishedAt ?? current.publishedAt,
      key: menu?.key ?? current.key,
      release: hash(`${next.menu} ${next.shops} ${next.images} ${day}`).slice(0, 16),
    };
    await onChange(current);
    // When `onChange` fails the tags stay old, so that the next refresh calls it again.
    tags = next;
  };

  const asking = repeat({ everyMs, log, what: 'Taking over the menu of the api', meanwhile: 'pages are made from the last one' }, refresh);
  await asking.now();
  return { current: () => current, stop: asking.stop };
}
