import type { AddressInfo } from 'node:net';
import { gracefulClose } from '@brasa/shared/server/close-server';
import { createMetrics } from '@brasa/shared/server/metrics';
import { buildApp } from './app.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { firstQuery, openDatabase } from './db/open-database.ts';
import { createLog } from './log.ts';
import { ReleaseHolder } from './modules/catalog/release-holder.ts';
import { RateLimiter } from './rate-limiter.ts';
import { loadSecrets } from './secrets.ts';
import { seed } from './seed/seed.ts';
import type { Services } from './services.ts';

export type StartOptions = {
  /** Settings, by default those of the process. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly clock?: Clock;
  /** Lines a person should read; by default they go to standard output. */
  readonly announce?: (line: string) => void;
};

export type RunningApi = { readonly url: string; close(): Promise<void> };

async function openServices(config: Config, clock: Clock, announce: (line: string) => void): Promise<Services> {
  const log = createLog(config.logLevel);
  const secrets = await loadSecrets(config);
  const database = await openDatabase(config, announce);
  try {
    await firstQuery(database, config);
    await migrate(database);
    await seed({ database, config, clock, secrets, announce });
    const release = new ReleaseHolder({ db: database.db, clock, log, checkSeconds: config.catalogCheckSeconds });
    await release.refresh();
    return { config, secrets, database, clock, log, release, limiter: new RateLimiter(clock, config.rateLimits) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the database, brings it up to date, seeds it and listens. Resolves when calls are answered. */
export async function startApi({ env = process.env, clock = systemClock, announce = console.log }: StartOptions = {}): Promise<RunningApi> {
  const config = readConfig(env);
  const services = await openServices(config, clock, announce);
  const app = await buildApp(services, { metrics: createMetrics() });
  const closeApp = gracefulClose(app);
  const close = async () => {
    await closeApp();
    await services.database.close();
  };
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw new Error(`Port ${config.port} is taken. Stop what uses it or choose another with PORT.`, { cause: error });
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://${config.host}:${port}`, close };
}
