import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startOwnPostgres } from '@brasa/shared/testing/postgres-server';
import { sql } from 'kysely';
import { postgresLog } from '../database.ts';
import { noClaims } from './claims.ts';
import { firstBreak } from './chain.ts';
import { prepareTables } from '../prepare-tables.ts';
import { openLedger, type Ledger } from './ledger.ts';

const server = await startOwnPostgres();
const open = () => postgresLog(server.url);

const connections: ReturnType<typeof open>[] = [];
let ledgers: Ledger[] = [];
beforeAll(async () => {
  connections.push(open(), open(), open());
  // Servers that start at the same moment both make the table.
  await Promise.all(connections.map((db) => prepareTables(db)));
  ledgers = await Promise.all(connections.map((db) => openLedger(db)));
}, 60_000);
afterAll(async () => {
  await Promise.all(connections.map((db) => db.destroy()));
  await server.stop();
});

const version = (index: number) => `1.0.${index}+${String(index).padStart(8, '0')}`;

test('three registries that publish and promote at once write one unbroken log and agree', async () => {
  const commands = Array.from({ length: 30 }, (_, index) => async (ledger: Ledger) => {
    await ledger.execute({ type: 'publish', remote: `mf-r${index % 3}`, version: version(index), digest: 'd', claims: noClaims }, 'all');
    await ledger.execute({ type: 'promote', remote: `mf-r${index % 3}`, version: version(index), traffic: index % 2 === 0 ? 100 : 5 }, 'all');
  });
  await Promise.all(commands.map((command, index) => command(ledgers[index % 3]!)));
  await Promise.all(ledgers.map((ledger) => ledger.refresh()));
  expect(ledgers[0]?.entries()).toHaveLength(60);
  expect(firstBreak(ledgers[0]?.entries() ?? [])).toBeNull();
  for (const ledger of ledgers) expect([ledger.state(), ledger.head()]).toEqual([ledgers[0]?.state(), ledgers[0]?.head()]);
});

test('of three registries that write one version with other content at once, one succeeds', async () => {
  const decisions = await Promise.all(ledgers.map((ledger, index) => ledger.execute({ type: 'publish', remote: 'mf-race', version: version(99), digest: `content ${index}`, claims: noClaims }, 'all')));
  expect(decisions.filter((decision) => decision.ok)).toHaveLength(1);
});

test('a connection that is terminated while it is in use fails its own query, and the next one works', async () => {
  const [one, other] = connections;
  if (!one || !other) throw new Error('no connections');
  const running = sql`select pg_sleep(60)`.execute(one).then(() => 'done', ({ code }: { code: string }) => code);
  const terminate = async () => (await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(60)' and state = 'active'`.execute(other)).rows.length;
  while ((await terminate()) === 0) await sql`select pg_sleep(0.02)`.execute(other);
  expect(await running).toBe('57P01');
  await expect(sql`select 1`.execute(one)).resolves.toMatchObject({ rows: [expect.anything()] });
});
