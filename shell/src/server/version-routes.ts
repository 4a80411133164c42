import type { FastifyInstance } from 'fastify';
import type { DiscoveredRemotes } from '@brasa/shared/composition/remote-schema';
import { toVersion } from './slice-for.ts';

/** What a version consists of, for pages whose own version failed. */
export function versionRoutes(app: FastifyInstance, discovery: () => DiscoveredRemotes): void {
  app.get<{ Params: { remote: string; version: string } }>('/versions/:remote/:version', ({ params: { remote, version } }, reply) => {
    const { microFrontends } = discovery();
    const found = Object.hasOwn(microFrontends, remote) ? microFrontends[remote]?.find(({ metadata }) => metadata.version === version) : undefined;
    if (!found) return reply.code(404).header('cache-control', 'no-store').send({});
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send(toVersion(found));
  });
}
