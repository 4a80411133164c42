import type { FastifyInstance } from 'fastify';
import type { DiscoveredRemotes, DiscoveredVersion } from '@brasa/shared/composition/remote-schema';
import { versionsIn } from '../composition/version-pins.ts';
import { goneVersionsPath, type GoneVersions } from '../composition/visits.ts';
import type { Overrides } from './overrides.ts';
import { toVersion } from './slice-for.ts';

type Parts = {
  readonly discovery: () => DiscoveredRemotes;
  /** Null: the document is a copy on disk of what the registry said once. */
  readonly index: () => number | null;
  readonly overrides: Overrides | null;
};

const entryOf = ({ microFrontends }: DiscoveredRemotes, remote: string, version: string) => (Object.hasOwn(microFrontends, remote) ? microFrontends[remote]?.find(({ metadata }) => metadata.version === version) : undefined);

const isShown = (entry: DiscoveredVersion | undefined): boolean => entry !== undefined && entry.extras.off !== true;

export function versionRoutes(app: FastifyInstance, { discovery, index, overrides }: Parts): void {
  /** What a version consists of, for pages whose own version failed. */
  app.get<{ Params: { remote: string; version: string } }>('/versions/:remote/:version', ({ params: { remote, version } }, reply) => {
    const found = entryOf(discovery(), remote, version);
    if (!found) return reply.code(404).header('cache-control', 'no-store').send({});
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send(toVersion(found));
  });

  /**
   * Which versions of an open page may not go on: the document has those that visitors get and those they had lately, so one that is not there was
   * blocked, or is very old.
   */
  app.get<{ Querystring: { versions?: string } }>(goneVersionsPath, async ({ query, headers }, reply): Promise<GoneVersions> => {
    reply.header('cache-control', 'no-store');
    const document = (await overrides?.apply(discovery(), headers.cookie))?.document ?? discovery();
    // Who knows nothing, or only what was so once, knows of no version that it is blocked.
    if (index() === null || Object.keys(document.microFrontends).length === 0) return { gone: [] };
    return { gone: [...versionsIn(String(query.versions ?? ''))].flatMap(([remote, version]) => (isShown(entryOf(document, remote, version)) ? [] : [remote])) };
  });
}
