import { gauge, metricsRoute, type Metrics } from '@brasa/shared/server/metrics';
import { createOutageLog } from '@brasa/shared/server/outage-log';
import { isDatabaseAway } from '@brasa/shared/server/postgres-connections';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { ArtifactStore } from './artifacts/store.ts';
import type { Figures } from './figures/figures.ts';
import { figuresGauge } from './figures/figures-gauge.ts';
import { adminRoutes } from './http/admin-routes.ts';
import { artifactRoutes } from './http/artifact-routes.ts';
import type { Ledger } from './log/ledger.ts';
import type { Registry } from './registry.ts';
import type { Shells } from './shells.ts';

type Parts = {
  readonly registry: Registry;
  readonly ledger: Ledger;
  readonly shells: Shells;
  readonly figures: Figures;
  readonly store: ArtifactStore;
  /** The publish token. */
  readonly token: string;
  readonly hasDatabase: () => Promise<boolean>;
  readonly logLevel: string;
  /** What `GET /metrics` tells; nothing without. */
  readonly metrics?: Metrics | undefined;
};

/** What is wrong with a body that was not read, and what to send instead; Fastify's own words for anything else. */
const bodyProblems: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'This is more than this address takes: nothing of it was read. Only a build is large, 96 MB at most with its maps, in base64: leave out what does not belong to it.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body has to be JSON. Send it with the header content-type: application/json.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty. Send JSON, or use `pz`, which does.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is no JSON. Correct it, or use `pz`, which writes it.',
};

export function buildApp({ registry, ledger, shells, figures, store, token, hasDatabase, logLevel, metrics }: Parts): FastifyInstance {
  const app = Fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel, redact: ['req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
  });

  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  if (metrics) {
    gauge(metrics, 'registry_log_entries', 'Entries of the log that this copy has read.', () => ledger.head()?.index ?? 0);
    figuresGauge(metrics, ledger, figures);
    metricsRoute(app, metrics);
  }
  // Nobody asks this server for a page: whatever is wrong is said in JSON.
  app.setNotFoundHandler((_request, reply) => reply.code(404).header('cache-control', 'no-store').send({ error: 'not-found', message: 'The registry has no such address.' }));
  const databaseOutage = createOutageLog({ log: app.log, what: 'The database', meanwhile: 'publishing is answered with 503, discovery goes on with what was read last', overAfterMs: 10_000 });
  app.setErrorHandler((error: Error & { code?: string; statusCode?: number }, request, reply) => {
    if (isDatabaseAway(error)) {
      databaseOutage.failed(error);
      return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '5' }).send({ error: 'unavailable', message: 'The database of the registry does not answer: nothing was published. Try again in a moment.' });
    }
    const code = error.statusCode ?? 500;
    if (code >= 500) request.log.error(error);
    return reply.code(code).header('cache-control', 'no-store').send({ error: code >= 500 ? 'internal' : 'invalid-request', message: code >= 500 ? 'The registry could not do this; its log says why.' : (bodyProblems[error.code ?? ''] ?? error.message) });
  });

  app.get('/.well-known/micro-frontends.json', (request, reply) => {
    const { index, missing, body } = registry.discovery();
    // Shells read the entry out of the tag. A document that gets more complete without a new entry has another tag: zeros before the number.
    const tag = `"${'0'.repeat(missing)}${index}"`;
    reply.headers({ etag: tag, 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
  // Discovery and files are served from memory and disk: without its database the registry only publishes nothing.
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => ((await hasDatabase()) ? { ok: true } : reply.code(503).send({ ok: false, message: 'The database does not answer: nothing can be published. Discovery goes on with what was read last.' })));

  artifactRoutes(app, store, registry);
  adminRoutes(app, { registry, ledger, shells, figures, token });
  return app;
}
