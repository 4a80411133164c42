import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keepHeader } from '../composition/offline.ts';
import { readPins } from '../composition/version-pins.ts';
import type { ShellConfig } from './config.ts';
import { bestEncoding, compress } from './compress.ts';
import type { Compose } from './compose.ts';
import type { DiscoveredRemotes } from '@brasa/shared/composition/remote-schema';
import { filesOf, toDocument } from './document.ts';
import { askAboutPromotions } from './promotions.ts';
import type { SentPage } from '../composition/page-data.ts';
import type { RemoteFiles } from './remote-files.ts';
import { pageHeaders } from './security-headers.ts';
import { overrideStrip, type Overrides } from './overrides.ts';
import type { Shop } from './shop-source.ts';
import { sliceFor } from './slice-for.ts';
import { limitVisits } from './visit-limit.ts';
import { visitorOf } from './visitor.ts';
import type { Visits } from './visits.ts';

type Parts = {
  readonly compose: Compose;
  readonly discovery: () => DiscoveredRemotes;
  /** Entry of the registry's log that the document follows from. */
  readonly index: () => number | null;
  readonly shop: () => Shop;
  readonly config: ShellConfig;
  readonly remoteFiles: Pick<RemoteFiles, 'add'>;
  /** Null where nothing is counted. */
  readonly visits: Visits | null;
  /** Null where nothing can be tried out. */
  readonly overrides: Overrides | null;
};

/** Something that asks for a file, and would choke on a page. */
const wantsFile = ({ headers }: FastifyRequest, pathname: string): boolean =>
  /\.[a-z0-9]+$/i.test(pathname) || !['document', 'iframe', 'frame', undefined, 'empty'].includes(headers['sec-fetch-dest'] as string | undefined) || !/text\/html|\*\/\*/.test(headers.accept ?? '*/*');

/** A page that the browser fetches before anybody asked for it. */
const isAhead = ({ headers }: FastifyRequest): boolean => /prefetch/.test(String(headers['sec-purpose'] ?? ''));

/**
 * Opened as a page, by a person or from a page of ours: another website that opens it without anybody having clicked spends nothing of what
 * its visitors may ask. Older browsers and crawlers send none of these headers.
 */
const isOwnNavigation = ({ headers }: FastifyRequest): boolean => {
  const { 'sec-fetch-mode': mode = 'navigate', 'sec-fetch-dest': target = 'document', 'sec-fetch-site': from, 'sec-fetch-user': isClicked } = headers;
  return mode === 'navigate' && target === 'document' && (from !== 'cross-site' || isClicked === '?1');
};

const notFound = (reply: FastifyReply) => reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('No encontramos lo que buscas.');

/** Answers to an address that belongs to no page. */
export function leadHome(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isFile = wantsFile(request, request.url.replace(/\?.*/, ''));
  return isFile || request.method !== 'GET' ? notFound(reply) : reply.header('cache-control', 'no-store').redirect('/', 302);
}

export function pageRoutes(app: FastifyInstance, { compose, discovery, index, shop, config, remoteFiles, visits, overrides }: Parts): void {
  const knowsPromotion = askAboutPromotions(config);
  const mayCount = limitVisits();
  const secure = config.production || config.publicUrl.startsWith('https:');

  app.get('/*', async (request, reply) => {
    // Two slashes in front would name another host, here and in every address that is made of this one.
    const { pathname, search } = new URL(request.url.replace(/^\/+/, '/'), 'http://storefront.invalid');
    if (wantsFile(request, pathname)) return notFound(reply);
    const visitor = visitorOf(request, reply, secure);
    // Both of the same moment: shares are set while a page waits.
    const [current, entry] = [discovery(), index()];
    const overridden = await overrides?.apply(current, request.headers.cookie);
    const document = overridden?.document ?? current;
    const kept = readPins(request.headers.cookie);
    const pins = new Map([...kept, ...(overridden?.versions ?? [])]);
    const composed = await compose(sliceFor(document, visitor, pins), shop(), pathname, search, (code) => knowsPromotion(code, { ip: request.ip, mayAsk: isOwnNavigation(request) && !isAhead(request) }));
    reply.header('cache-control', 'no-store');
    if (composed.kind === 'redirect') return reply.redirect(composed.to, 302);

    const nonce = randomBytes(18).toString('base64');
    const encoding = bestEncoding(request.headers['accept-encoding']);
    const { remotes, integrity, ...page } = composed.parts.page;
    // Versions that follow from something else than the shares would count for the wrong arm.
    const isVisit = !overridden && kept.size === 0 && visitor !== null && composed.status === 200 && !isAhead(request);
    const visit = isVisit && entry !== null && mayCount(visitor) ? visits?.start(remotes, entry) : undefined;
    // A page on trial is for one browser alone, and says everything itself.
    const rest = overridden
      ? { remotes: remotes.map((remote) => (overridden.versions.has(remote.name) ? { ...remote, isTried: true as const } : remote)), integrity }
      : { remotesFile: remoteFiles.add({ remotes, integrity }) };
    const sent: SentPage = { ...page, ...(visit && { visit }), ...rest };
    const body = await compress(toDocument({ ...composed.parts, page: sent, strip: overridden ? overrideStrip(overridden.tried, nonce) : '', nonce }), encoding);
    reply.headers({ ...pageHeaders({ nonce, remotes: Object.keys(document.microFrontends) }, { ...config, mapToken: config.site.mapToken }), vary: 'accept-encoding, cookie' });
    if (composed.parts.holdsSecret) reply.header('referrer-policy', 'no-referrer');
    if (config.offline && !overridden && composed.status === 200 && composed.parts.isIndexed) reply.header(keepHeader, filesOf(sent).join(' '));
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.code(composed.status).type('text/html; charset=utf-8').send(body);
  });
}
