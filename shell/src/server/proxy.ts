import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from './config.ts';

/** Addresses of the storefront's origin that other servers answer. */
export async function proxies(app: FastifyInstance, { apiUrl, registryUrl }: Pick<ShellConfig, 'apiUrl' | 'registryUrl'>): Promise<void> {
  const to = (upstream: string, paths: readonly string[]) =>
    paths.map((prefix) =>
      app.register(httpProxy, {
        upstream,
        prefix,
        rewritePrefix: prefix,
        http: { requestOptions: { timeout: 30_000 } },
        replyOptions: {
          // Who asked is what we saw, whatever the request claims.
          rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip, 'x-forwarded-proto': request.protocol, 'x-forwarded-host': request.host }),
          onError: (reply, { error }) => {
            reply.log.warn(error);
            void reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '5' }).send({ codigoRetorno: '01', mensajeRetorno: 'El servicio no está disponible en este momento. Inténtalo más tarde.' });
          },
        },
      }),
    );
  await Promise.all([...to(apiUrl, ['/api', '/cuenta', '/img', '/fake-pos', '/pagos', '/buzon', '/openapi.json']), ...to(registryUrl, ['/r', '/r2', '/.well-known/micro-frontends.json'])]);
}
