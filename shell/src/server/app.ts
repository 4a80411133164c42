import { gauge, metricsRoute, type Metrics } from '@brasa/shared/server/metrics';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { AnswerFiles } from './answer-files.ts';
import { answerRoutes } from './answer-routes.ts';
import { assetRoutes } from './asset-routes.ts';
import { captchaPage } from './captcha-page.ts';
import type { Compose } from './compose.ts';
import type { ShellConfig } from './config.ts';
import type { DiscoveredRemotes } from '@brasa/shared/composition/remote-schema';
import { failureRoute } from './failure-route.ts';
import type { Overrides } from './overrides.ts';
import type { RemoteFiles } from './remote-files.ts';
import { leadHome, pageRoutes } from './page-routes.ts';
import { proxies } from './proxy.ts';
import { commonHeaders } from './security-headers.ts';
import type { Asset } from './shell-assets.ts';
import type { Shop } from './shop-source.ts';
import { searchEngineRoutes } from './search-engines.ts';
import { versionRoutes } from './version-routes.ts';
import { visitRoute, type Visits } from './visits.ts';
import { workerRoute } from './worker-route.ts';

export type AppParts = {
  readonly config: ShellConfig;
  readonly log: FastifyBaseLogger;
  readonly assets: ReadonlyMap<string, Asset>;
  /** Source of the worker that keeps pages for the day without a network. */
  readonly worker: string;
  /** The answers of the api that pages name. */
  readonly answerFiles: Pick<AnswerFiles, 'find'>;
  /** What pages say of their remotes. */
  readonly remoteFiles: RemoteFiles;
  readonly compose: Compose;
  readonly discovery: () => DiscoveredRemotes;
  /** Entry of the registry's log that the document follows from. */
  readonly index: () => number | null;
  readonly shop: () => Shop;
  /** Null where nothing is counted. */
  readonly visits: Visits | null;
  /** Null where nothing can be tried out. */
  readonly overrides: Overrides | null;
  /** What `GET /metrics` tells; nothing without. */
  readonly metrics?: Metrics | undefined;
};

/** Never says who asked. */
export const createLog = (level: ShellConfig['logLevel']): FastifyBaseLogger =>
  Fastify({ logger: { level, redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["refresh-token"]'] } }).log;

/** A page for the day something unexpected happens here: plain, without scripts. */
const broken = '<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Algo salió mal</title><h1>Algo salió mal</h1><p>Ha ocurrido un error inesperado.</p><p><a href="/">Ir al inicio</a></p></html>';

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, log, assets, worker, shop } = parts;
  const common = commonHeaders(config);
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    trustProxy: config.trustProxy === '' ? false : config.trustProxy,
    // What cannot be decoded is an unknown address like any other, and leads home.
    frameworkErrors: (_error, request, reply) => void leadHome(request, reply.headers(common)),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
  });

  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(common)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return reply.code(status).headers({ 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'" }).type('text/html; charset=utf-8').send(broken);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('No encontramos lo que buscas.'));

  captchaPage(app, parts);
  if (parts.metrics) {
    gauge(parts.metrics, 'shell_discovery_entry', 'Entry of the registry’s log that pages are made from.', () => parts.index() ?? 0);
    metricsRoute(app, parts.metrics);
  }
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', (_request, reply) => (shop().catalog ? { ok: true } : reply.code(503).send({ ok: false })));
  await proxies(app, config);
  assetRoutes(app, assets);
  answerRoutes(app, parts);
  workerRoute(app, worker, config);
  failureRoute(app);
  visitRoute(app, parts.visits);
  parts.overrides?.routes(app);
  versionRoutes(app, parts);
  searchEngineRoutes(app, { ...parts, publicUrl: config.publicUrl });
  pageRoutes(app, parts);
  return app;
}
