import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { aLogDatabase } from '../testing/a-registry.ts';
import { noClaims } from './claims.ts';
import { append, readLog } from './event-log.ts';
import { openLedger } from './ledger.ts';
import type { RegistryEvent } from './events.ts';
import { stateOf } from './state.ts';

let database: Awaited<ReturnType<typeof aLogDatabase>>;
beforeAll(async () => {
  database = await aLogDatabase();
});
beforeEach(() => database.db.deleteFrom('registry_log').execute());
afterAll(() => database.close());

const one = '1.0.0+00000001';
const two = '1.0.0+00000002';
const publish = (version: string, digest = version) => ({ type: 'publish', remote: 'mf-menu', version, digest, claims: noClaims }) as const;
const promote = (version: string) => ({ type: 'promote', remote: 'mf-menu', version, traffic: 100 }) as const;

test('a registry that starts again knows what the one before it knew', async () => {
  const first = await openLedger(database.db);
  await first.execute(publish(one), 'ana');
  await first.execute(promote(one), 'ana');
  const second = await openLedger(database.db);
  expect(second.state()).toEqual(first.state());
  expect(second.head()).toEqual(first.head());
});

test('two registries on one log give every entry its own place and agree in the end', async () => {
  const [first, second] = [await openLedger(database.db), await openLedger(database.db)];
  const versions = Array.from({ length: 10 }, (_, index) => `1.0.${index}+0000000${index}`);
  await Promise.all(versions.map((version, index) => (index % 2 ? first : second).execute(publish(version), 'both')));
  await Promise.all([first.refresh(), second.refresh()]);
  expect(first.entries().map((entry) => entry.index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(second.state()).toEqual(first.state());
  expect(Object.keys(stateOf(first.state(), 'mf-menu').versions).toSorted()).toEqual(versions);
});

test('of two registries that publish one version with different content at once, one is refused', async () => {
  const [first, second] = [await openLedger(database.db), await openLedger(database.db)];
  const decisions = await Promise.all([first.execute(publish(one, 'a'), 'ana'), second.execute(publish(one, 'b'), 'eva')]);
  expect(decisions.map((decision) => decision.ok).toSorted()).toEqual([false, true]);
});

test('a promotion is seen by another registry when it reads on', async () => {
  const [first, second] = [await openLedger(database.db), await openLedger(database.db)];
  await first.execute(publish(one), 'ana');
  await first.execute(promote(one), 'ana');
  expect(stateOf(second.state(), 'mf-menu').stable).toBeNull();
  await second.refresh();
  expect(stateOf(second.state(), 'mf-menu').stable).toBe(one);
});

test('a command is decided on what another registry wrote a moment ago', async () => {
  const [first, second] = [await openLedger(database.db), await openLedger(database.db)];
  await first.execute(publish(one), 'ana');
  expect(await second.execute(promote(one), 'ana')).toMatchObject({ ok: true, event: { type: 'promoted' } });
  await first.execute(publish(two), 'ana');
  await first.execute(promote(two), 'ana');
  expect(await second.execute(promote(one), 'ana')).toMatchObject({ ok: true, event: { type: 'promoted', version: one } });
});

test('an entry of a later release, which cannot be read, changes nothing of what is shown, nor does what came with it', async () => {
  const ledger = await openLedger(database.db);
  await ledger.execute(publish(one), 'ana');
  await ledger.execute(promote(one), 'ana');
  const [state, head, entries] = [ledger.state(), ledger.head(), ledger.entries()];
  const later = { type: 'painted', remote: 'mf-menu' } as unknown as RegistryEvent;
  const off: RegistryEvent = { type: 'switched', remote: 'mf-menu', on: false, reason: '' };
  for (const event of [off, later]) await append(database.db, (await readLog(database.db)).at(-1), { at: '2027-01-01', by: 'eva', event });
  for (const work of [() => ledger.refresh(), () => ledger.refresh(), () => ledger.execute(publish(two), 'ana')]) {
    await expect(work()).rejects.toThrow('Invalid');
    expect([ledger.state(), ledger.head(), ledger.entries()]).toEqual([state, head, entries]);
  }
});

test('a log that somebody edited is not read', async () => {
  const ledger = await openLedger(database.db);
  await ledger.execute(publish(one), 'ana');
  await ledger.execute(publish(two), 'ana');
  await database.db.updateTable('registry_log').set({ body: '{"at":"x","by":"eve","event":{}}' }).where('index', '=', 1).execute();
  await expect(readLog(database.db)).rejects.toThrow('changed at entry 1');
  await expect(openLedger(database.db)).rejects.toMatchObject({ name: 'BrokenLogError' });
});
