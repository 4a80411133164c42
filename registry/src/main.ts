import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gracefulClose } from '@brasa/shared/server/close-server';
import { createMetrics } from '@brasa/shared/server/metrics';
import { repeat } from '@brasa/shared/server/repeat';
import { withinTime } from '@brasa/shared/server/within-time';
import { buildApp } from './app.ts';
import { folderStore } from './artifacts/folder-store.ts';
import { readConfig, type RegistryConfig } from './config.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { openFigures } from './figures/figures.ts';
import { openLedger } from './log/ledger.ts';
import { prepareTables } from './prepare-tables.ts';
import { ping, type RegistryDb } from './tables.ts';
import { openRegistry, type Registry } from './registry.ts';
import { openShells } from './shells.ts';
import { publishToken, shellTokenOf } from './token.ts';

export type RegistryOptions = Partial<RegistryConfig> & {
  /** A database that somebody else opened and closes, instead of an own one. */
  readonly db?: RegistryDb;
  /** Leave the address in the data folder, where `pz` looks for it. */
  readonly announce?: boolean;
};

export type StartedRegistry = { readonly url: string; readonly token: string; /** For shells that report to it. */ readonly shellToken: string; readonly registry: Registry; readonly close: () => Promise<void> };

/** A running registry leaves its address here. */
export const addressFile = (dataDir: string): string => join(dataDir, 'registry', 'address');

/** Other copies of this server write to the same log, and files that were missing come back; this is how soon we see it. */
const refreshEveryMs = 1000;
const deleteOldEveryMs = 3_600_000;
const stopWithin = 10_000;
/** Milliseconds a health check waits for the database. */
const healthTimeoutMs = 1500;

/** Says so plainly when nobody is there. */
async function firstQuery(db: RegistryDb, { databaseUrl, dataDir }: Pick<RegistryConfig, 'databaseUrl' | 'dataDir'>): Promise<void> {
  await ping(db).catch((cause: Error) => {
    const where = databaseUrl ? `at ${new URL(databaseUrl).host}` : `in ${dataDir}`;
    throw new Error(`The registry's database ${where} does not answer (${cause.message || String(cause)}). Start it, or correct DATABASE_URL.`, { cause });
  });
}

export async function startRegistry(options: RegistryOptions = {}): Promise<StartedRegistry> {
  const config = { ...readConfig(), ...options };
  const { db } = options;
  const database: OpenDatabase = db ? { db, isShared: true, prepare: () => prepareTables(db), close: async () => undefined } : await openDatabase(config);
  try {
    await firstQuery(database.db, config);
    await database.prepare();
    const ledger = await openLedger(database.db);
    const store = folderStore(join(config.dataDir, 'registry', 'artifacts'));
    const token = config.token || (await publishToken(config.dataDir));
    const shells = openShells(database.db);
    const figures = openFigures(database.db);
    const early: [unknown, string][] = [];
    let warn = (...told: [unknown, string]): void => void early.push(told);
    const registry = await openRegistry({ ledger, store, shells, origins: config.origins, warn: (...told) => warn(...told) });
    const hasDatabase = (): Promise<boolean> => withinTime(healthTimeoutMs, ping(database.db)).then(() => true, () => false);
    const app = buildApp({ registry, ledger, shells, figures, store, token, hasDatabase, logLevel: config.logLevel, metrics: createMetrics() });
    warn = (error, message) => app.log.warn(error instanceof Error ? { err: error } : {}, message);
    early.forEach((told) => warn(...told));
    const closeApp = gracefulClose(app);

    const refreshing = repeat({ everyMs: refreshEveryMs, log: app.log, what: 'Reading the log', meanwhile: 'discovery goes on with what was read last' }, async () => {
      if (database.isShared || registry.discovery().missing > 0) await registry.refresh();
    });
    const deleting = repeat({ everyMs: deleteOldEveryMs, log: app.log, what: 'Deleting figures of more than thirty days ago' }, figures.deleteOld);
    const url = await app.listen({ host: config.host, port: config.port });
    if (options.announce) await writeFile(addressFile(config.dataDir), `${url}\n`);
    return {
      url,
      token,
      shellToken: shellTokenOf(token),
      registry,
      close: async () => {
        await refreshing.stop();
        await deleting.stop();
        if (options.announce) await rm(addressFile(config.dataDir), { force: true });
        await closeApp();
        await store.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

if (import.meta.main) {
  try {
    const { url, close } = await startRegistry({ announce: true });
    console.log(`Registry: ${url}`);
    const stop = (): void => {
      setTimeout(() => process.exit(1), stopWithin).unref();
      void close().then(() => process.exit(0));
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    console.error(code === 'EADDRINUSE' ? 'The port of the registry is taken. Set PORT to another one, or stop what uses it.' : message);
    process.exitCode = 1;
  }
}
