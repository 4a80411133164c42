import { randomBytes } from 'node:crypto';
import { startOwnPostgres } from '@brasa/shared/testing/postgres-server';
import { Client } from 'pg';
import type { Database } from '../src/db/database.ts';
import { postgresDatabase } from '../src/db/open-database.ts';
import { migrateAndSeed, seedHash } from './test-database.ts';

export type PostgresServer = {
  /** A fresh database with schema and seed; its address is what DATABASE_URL takes. */
  newDatabase(): Promise<{ readonly url: string; open(): Database }>;
  stop(): Promise<void>;
};

const inDatabase = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const newName = (): string => `brasa_test_${randomBytes(5).toString('hex')}`;

async function makeTemplate(url: string, name: string): Promise<void> {
  await run(url, `create database ${name}`);
  const database = postgresDatabase(inDatabase(url, name), 2);
  await migrateAndSeed(database);
  await database.close();
}

/**
 * A real PostgreSQL for tests: the server of TEST_DATABASE_URL, or one started for them under the temporary folder.
 * Throws within a minute, with the reason, where neither is possible.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env['TEST_DATABASE_URL'];
  const template = given ? newName() : 'brasa_template';
  const fill = (url: string) => makeTemplate(url, template);
  const server = given ? { url: given, stop: async () => undefined } : await startOwnPostgres({ image: { name: seedHash(), fill } });
  if (given) await fill(given);
  const made = [template];
  return {
    async newDatabase() {
      const name = newName();
      await run(server.url, `create database ${name} template ${template}`);
      made.push(name);
      const url = inDatabase(server.url, name);
      return { url, open: () => postgresDatabase(url, 10) };
    },
    async stop() {
      if (given) for (const name of made.reverse()) await run(server.url, `drop database if exists ${name} with (force)`);
      await server.stop();
    },
  };
}
