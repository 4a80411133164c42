import { randomBytes } from 'node:crypto';
import { metricsRoute, type Metrics } from '@brasa/shared/server/metrics';
import { withinTime } from '@brasa/shared/server/within-time';
import { isOwnCall, ownCallsBase } from '@brasa/shared/wire/call';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { unavailable } from './calls/failures.ts';
import type { Call } from './calls/call.ts';
import { registerCalls } from './calls/register-calls.ts';
import { databaseName } from './config.ts';
import { isMigrated } from './db/migrate.ts';
import { ckHeader } from './envelope-crypto.ts';
import { createModules } from './modules/modules.ts';
import { bodyParsers } from './plugins/body-parsers.ts';
import { browserSafety, checkXsrf } from './plugins/browser-safety.ts';
import { createErrorHandler, errors, type HandleError } from './plugins/errors.ts';
import { pictures } from './plugins/pictures.ts';
import { requestLog } from './plugins/request-log.ts';
import type { Services } from './services.ts';
import { stopModules } from './stop-modules.ts';

const openapiInfo = {
  openapi: '3.1.0',
  info: { title: 'Pizzería Brasa Chapina: api', version: '1.0.0', description: 'Every call is a POST below the API base. Bodies carry codigoRetorno and mensajeRetorno beside their own fields.' },
} as const;

/** Everything below the API base, and calls of our own below theirs: only POST, always with the `ck` header, always an envelope. */
function apiBase(calls: readonly Call[], registration: Parameters<typeof registerCalls>[2], handleError: HandleError) {
  return async (base: FastifyInstance): Promise<void> => {
    errors(base, handleError);
    await bodyParsers(base);
    base.addHook('onRequest', checkXsrf);
    registerCalls(base, calls, registration);
  };
}

/** Milliseconds a health check waits for the database; monitoring asks every few seconds. */
const healthTimeoutMs = 1500;

function health(app: FastifyInstance, { database, release }: Services): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const migrated = await withinTime(healthTimeoutMs, isMigrated(database.db)).catch(() => false);
    const ready = migrated && release.isLoaded;
    return reply.code(ready ? 200 : 503).send({ ok: ready, database: migrated, release: release.isLoaded });
  });
}

export type BuildOptions = {
  /** Every answer is checked against its schema; for tests. */
  readonly checkAnswers?: boolean;
  /** What the server consists of; everything by default. */
  readonly compose?: typeof createModules;
  /** What `GET /metrics` tells; nothing without. */
  readonly metrics?: Metrics | undefined;
};

/** The whole server, without listening: `app.inject` works at once. Closing it stops its background work, but not the database. */
export async function buildApp(services: Services, { checkAnswers = false, compose = createModules, metrics }: BuildOptions = {}): Promise<FastifyInstance> {
  const { config } = services;
  const { modules, authenticate } = compose(services);
  const ck = ckHeader(services.secrets);
  const handleError = createErrorHandler(services.log, databaseName(config));
  let closing = false;
  let beginning = Promise.resolve();

  /** One area whose work cannot begin keeps no other from its own. */
  const beginWork = async (): Promise<void> => {
    for (const { name, start } of modules) {
      if (!closing) await start?.().catch((err: unknown) => services.log.error({ err }, `the background work of ${name} could not begin`));
    }
  };

  const app = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => `req-${randomBytes(6).toString('hex')}`,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: 64 * 1024,
    requestTimeout: 15_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 64 },
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
  });
  app.addHook('preClose', async () => {
    closing = true;
    await beginning;
    await stopModules(modules, services.log);
    await services.release.stop();
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith(`${config.basePath}/`) || request.url.startsWith(`/${ownCallsBase}/`)) reply.header('ck', ck);
    if (closing) throw unavailable();
  });
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  errors(app, handleError);
  requestLog(app);
  if (metrics) metricsRoute(app, metrics);
  await browserSafety(app, config);
  await app.register(swagger, { openapi: { ...openapiInfo, servers: [{ url: config.publicUrl }] }, transform: jsonSchemaTransform });
  const calls = modules.flatMap((module) => module.calls ?? []);
  const below = (own: boolean) => apiBase(calls.filter(({ path }) => isOwnCall(path) === own), { services, authenticate, checkAnswers }, handleError);
  await app.register(below(false), { prefix: config.basePath });
  await app.register(below(true), { prefix: `/${ownCallsBase}` });
  await app.register(pictures);
  for (const module of modules) if (module.routes) await app.register(async (scope) => module.routes?.(scope));
  health(app, services);
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.addHook('onListen', async () => {
    services.release.start();
    beginning = beginWork();
    await beginning;
  });
  await app.ready();
  return app;
}

