import { isOwnCall } from '@brasa/shared/wire/call';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { type BuildOptions, buildApp } from '../src/app.ts';
import type { Clock } from '../src/clock.ts';
import { type Config, inMemory, readConfig } from '../src/config.ts';
import type { Database } from '../src/db/database.ts';
import { encrypt } from '../src/envelope-crypto.ts';
import { createLog } from '../src/log.ts';
import { ReleaseHolder } from '../src/modules/catalog/release-holder.ts';
import { RateLimiter } from '../src/rate-limiter.ts';
import { type Secrets, newSecrets } from '../src/secrets.ts';
import type { Services } from '../src/services.ts';
import { openTestDatabase } from './test-database.ts';

/** Thursday, 19 November 2026, 12:00 in Guatemala. */
export const noon = Date.UTC(2026, 10, 19, 18, 0, 0);

export type TestClock = Clock & { set(now: number): void; advance(milliseconds: number): void };

export function testClock(start = noon): TestClock {
  let now = start;
  return {
    now: () => now,
    set: (value) => {
      now = value;
    },
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}

export type TestCall = { readonly headers?: Record<string, string>; readonly contentType?: string; readonly ip?: string };
/** `body`: whatever the JSON holds; tests look into it as they please. */
export type TestAnswer = { readonly status: number; readonly headers: Record<string, string | string[] | number | undefined>; readonly body: ReturnType<typeof JSON.parse> };

export type TestApi = {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly database: Database;
  readonly clock: TestClock;
  readonly secrets: Secrets;
  readonly config: Config;
  /** POSTs JSON below the base: `call('data/checkPr', { id: 9501 })`. Without a body none is sent. */
  call(path: string, body?: unknown, options?: TestCall): Promise<TestAnswer>;
  /** The same in the `ck` envelope. */
  callEncrypted(path: string, body: unknown, options?: TestCall): Promise<TestAnswer>;
  close(): Promise<void>;
};

export type TestApiOptions = { readonly env?: Record<string, string>; readonly clock?: TestClock; readonly secrets?: Partial<Secrets>; readonly database?: Database; readonly compose?: BuildOptions['compose']; readonly logTo?: DestinationStream };

/**
 * The whole server on a database of its own (a clone of a migrated and seeded one: demo data, contract hours), with a clock
 * that stands still and without rate limits. Close it in `afterAll`.
 */
export async function testApi({ env = {}, clock = testClock(), secrets: given = {}, database: existing, compose, logTo }: TestApiOptions = {}): Promise<TestApi> {
  const config = readConfig({ DATA_DIR: inMemory, SEED_HOURS: 'real', SEED_PASSWORD: 'clave-demo-1', RATE_LIMITS: '0', LOG_LEVEL: 'error', ...env });
  const secrets = { ...newSecrets(), ...given };
  const database = existing ?? (await openTestDatabase());
  const log = createLog(config.logLevel, logTo);
  const release = new ReleaseHolder({ db: database.db, clock, log, checkSeconds: 5, fastCompression: true });
  await release.refresh();
  const services: Services = { config, secrets, database, clock, log, release, limiter: new RateLimiter(clock, config.rateLimits) };
  const app = await buildApp(services, { checkAnswers: true, ...(compose && { compose }) });

  const call: TestApi['call'] = async (path, body, { headers = {}, contentType = 'application/json', ip } = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: `${isOwnCall(path) ? '' : config.basePath}/${path}`,
      headers: { ...(body !== undefined && { 'content-type': contentType }), ...headers },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(ip && { remoteAddress: ip }),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body === '' ? undefined : JSON.parse(answer.body) };
  };

  return {
    app,
    services,
    database,
    clock,
    secrets,
    config,
    call,
    callEncrypted: (path, body, options) => call(path, { data: encrypt(body, secrets.ckSecrets[0]?.secret ?? '') }, options),
    async close() {
      await app.close();
      await database.close();
    },
  };
}
