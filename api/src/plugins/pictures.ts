import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pictureFolder } from '../modules/catalog/picture-addresses.ts';

/** Product pictures. The menu names each with its version, and such an address may be kept for ever; a bare one for an hour. */
export async function pictures(app: FastifyInstance, { folder = pictureFolder }: { folder?: string } = {}): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/img/',
    index: false,
    dotfiles: 'deny',
    etag: true,
    cacheControl: false,
    setHeaders(reply) {
      const isVersioned = (reply.request.query as { v?: string }).v !== undefined;
      void reply.header('cache-control', isVersioned ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
}
