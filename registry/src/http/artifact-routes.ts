import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ArtifactStore } from '../artifacts/store.ts';
import type { Registry } from '../registry.ts';
import { remoteName, versionText } from '@brasa/shared/composition/remote-schema';
import { acceptedEncodings } from './encodings.ts';
import { contentType } from './content-type.ts';

const aYear = 'public, max-age=31536000, immutable';
const plainPath = /^[A-Za-z0-9_@-][A-Za-z0-9._@-]*(\/[A-Za-z0-9_@-][A-Za-z0-9._@-]*)*$/;

type Params = { remote: string; version: string; '*': string };

const isAddress = (params: Params): boolean => remoteName.safeParse(params.remote).success && versionText.safeParse(params.version).success && plainPath.test(params['*']);

/** `/r` and `/r2` are the two origins of browsers, `/node` is what servers render with. */
const folders = { r: 'web', r2: 'web', node: 'node' } as const;

export function artifactRoutes(app: FastifyInstance, store: ArtifactStore, { isPublished }: Pick<Registry, 'isPublished'>): void {
  const notFound = (reply: FastifyReply) => reply.code(404).header('cache-control', 'no-store').send({ error: 'not-found', message: 'There is no such file of a published version.' });

  for (const [prefix, folder] of Object.entries(folders)) {
    app.get(`/${prefix}/:remote/:version/*`, async (request: FastifyRequest<{ Params: Params }>, reply) => {
      const { params } = request;
      if (!isAddress(params)) return notFound(reply);
      const { remote, version, '*': path } = params;
      if (!(await isPublished(remote, version))) return notFound(reply);
      const file = await store.read(remote, version, `${folder}/${path}`, acceptedEncodings(request.headers['accept-encoding']));
      if (!file) return notFound(reply);
      // A file under a version never changes, so its address says everything a validator could.
      const tag = `"${version}/${path}/${file.encoding}"`;
      reply.headers({ 'cache-control': aYear, etag: tag, vary: 'accept-encoding', 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin', 'timing-allow-origin': '*' });
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      if (file.encoding !== 'identity') reply.header('content-encoding', file.encoding);
      return reply.type(contentType(path)).send(file.content);
    });
  }
}
