import type { FastifyInstance } from 'fastify';
import { bestEncoding } from './compress.ts';
import type { Asset } from './shell-assets.ts';

const caching = (immutable: boolean): string => (immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');

export function assetRoutes(app: FastifyInstance, assets: ReadonlyMap<string, Asset>): void {
  for (const [path, asset] of assets) {
    app.get(path, (request, reply) => {
      const best = bestEncoding(request.headers['accept-encoding']);
      const packed = best === 'identity' ? null : asset[best];
      reply.headers({ 'cache-control': caching(asset.immutable), etag: asset.tag, vary: 'accept-encoding' });
      if (request.headers['if-none-match'] === asset.tag) return reply.code(304).send();
      if (packed) reply.header('content-encoding', best);
      return reply.type(asset.type).send(packed ?? asset.plain);
    });
  }
}
