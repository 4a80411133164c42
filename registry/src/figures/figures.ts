import type { FiguresBatch, Vote } from '@brasa/shared/composition/visit-schema';
import { sql } from 'kysely';
import type { RegistryDb } from '../tables.ts';
import { percentileRanks, type ArmCounts, type ArmFacts, type Percentile } from './compare.ts';

const minuteMs = 60_000;
const keptMinutes = 30 * 24 * 60;
/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const rowsAtOnce = 1000;

export type ArmWanted = { readonly version: string; readonly share: number };

export type Figures = {
  /** Adds what a shell counted and what browsers reported to it, once, also when it is sent again. */
  readonly add: (batch: FiguresBatch) => Promise<void>;
  /** What is known of versions of a remote on pages that were made from an entry of the log or a later one. */
  readonly armsOf: (remote: string, arms: readonly ArmWanted[], sinceEntry: number) => Promise<readonly ArmFacts[]>;
  /** The same without percentiles, which each go through all votes: one version after the other. */
  readonly countsOf: (remote: string, arms: readonly ArmWanted[], sinceEntry: number) => Promise<readonly ArmCounts[]>;
  /** Deletes what is older than thirty days. */
  readonly deleteOld: () => Promise<void>;
};

const flag = (value: boolean): number => (value ? 1 : 0);
const flagOrNull = (value: boolean | null): number | null => (value === null ? null : flag(value));

const rowOf = ({ visit, remote, version, minute, entry, lcpMs, inpMs, cls, ...facts }: Vote) => ({
  visit,
  remote,
  version,
  minute,
  entry,
  drawn: flag(facts.drawn),
  failed: flag(facts.failed),
  failed_later: flag(facts.failedLater),
  fell_back: flag(facts.fellBack),
  task_done: flag(facts.taskDone),
  loaded: flagOrNull(facts.loaded),
  load_failed: flagOrNull(facts.loadFailed),
  render_failed: flagOrNull(facts.renderFailed),
  payment_begun: flagOrNull(facts.paymentBegun),
  lcp_ms: lcpMs,
  inp_ms: inpMs,
  cls,
});

/** The last vote of each visit and remote: a statement may touch a row once. */
const latest = (votes: readonly Vote[]): readonly Vote[] => [...new Map(votes.map((vote) => [`${vote.visit} ${vote.remote}`, vote])).values()];

function* chunks<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += rowsAtOnce) yield all.slice(at, at + rowsAtOnce);
}

type Vital = 'lcp_ms' | 'inp_ms' | 'cls';
type Wanted = { readonly remote: string; readonly version: string; readonly sinceEntry: number };

const votesOf = (db: RegistryDb, { remote, version, sinceEntry }: Wanted) => db.selectFrom('registry_votes').where('remote', '=', remote).where('version', '=', version).where('entry', '>=', sinceEntry);

/** `count`: how many values there are. */
async function percentile(db: RegistryDb, wanted: Wanted, vital: Vital, count: number): Promise<Percentile | null> {
  const ranks = percentileRanks(count);
  if (!ranks) return null;
  const ranked = votesOf(db, wanted).where(vital, 'is not', null).select(({ ref }) => [ref(vital).as('value'), sql<string>`row_number() over (order by ${ref(vital)})`.as('rank')]);
  const rows = await db.selectFrom(ranked.as('ranked')).selectAll().where('rank', 'in', Object.values(ranks).map(String)).execute();
  const at = (rank: number): number => Number(rows.find((row) => Number(row.rank) === rank)?.value ?? 0);
  return { values: count, p75: at(ranks.p75), low: at(ranks.low), high: at(ranks.high) };
}

const flags = ['failed', 'failed_later', 'fell_back', 'task_done', 'loaded', 'load_failed', 'render_failed', 'payment_begun'] as const;
const vitals = ['lcp_ms', 'inp_ms', 'cls'] as const;

async function countsOf(db: RegistryDb, { version, share }: ArmWanted, wanted: Wanted): Promise<ArmCounts> {
  const { visits } = await db
    .selectFrom('registry_visits')
    .select(({ fn }) => fn.sum<string | null>('visits').as('visits'))
    .where('remote', '=', wanted.remote)
    .where('version', '=', version)
    .where('entry', '>=', wanted.sinceEntry)
    .executeTakeFirstOrThrow();
  const counted = await votesOf(db, wanted)
    .select(({ fn }) => [fn.countAll<string>().as('reported'), fn.count<string>('loaded').as('detailed'), ...flags.map((name) => fn.sum<string | null>(name).as(name))])
    .executeTakeFirstOrThrow();
  return {
    version,
    share,
    visits: Number(visits ?? 0),
    reported: Number(counted.reported),
    failed: Number(counted.failed ?? 0),
    failedLater: Number(counted.failed_later ?? 0),
    fellBack: Number(counted.fell_back ?? 0),
    tasks: Number(counted.task_done ?? 0),
    detailed: Number(counted.detailed),
    loaded: Number(counted.loaded ?? 0),
    loadFailed: Number(counted.load_failed ?? 0),
    renderFailed: Number(counted.render_failed ?? 0),
    paymentBegun: Number(counted.payment_begun ?? 0),
  };
}

async function armOf(db: RegistryDb, arm: ArmWanted, wanted: Wanted): Promise<ArmFacts> {
  const values = await votesOf(db, wanted)
    .select(({ fn }) => vitals.map((name) => fn.count<string>(name).as(name)))
    .executeTakeFirstOrThrow();
  const [lcpMs = null, inpMs = null, cls = null] = await Promise.all(vitals.map((vital) => percentile(db, wanted, vital, Number(values[vital]))));
  return { ...(await countsOf(db, arm, wanted)), lcpMs, inpMs, cls };
}

/** Pages sent and what became of them, by minute, in the registry's database; thirty days are kept. */
export function openFigures(db: RegistryDb, now: () => number = Date.now): Figures {
  return {
    add: async ({ batch, counts, votes }) => {
      await db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('registry_batches')
          .values({ batch, minute: Math.floor(now() / minuteMs) })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return;
        for (const { minute, entry, remote, version, visits } of counts) {
          await trx
            .insertInto('registry_visits')
            .values({ minute, entry, remote, version, visits })
            .onConflict((conflict) => conflict.columns(['minute', 'entry', 'remote', 'version']).doUpdateSet({ visits: sql<number>`registry_visits.visits + excluded.visits` }))
            .execute();
        }
        for (const some of chunks(latest(votes))) {
          await trx
            .insertInto('registry_votes')
            .values(some.map(rowOf))
            .onConflict((conflict) =>
              conflict
                .columns(['visit', 'remote'])
                .doUpdateSet(({ ref }) => ({
                  drawn: ref('excluded.drawn'),
                  failed: ref('excluded.failed'),
                  failed_later: ref('excluded.failed_later'),
                  fell_back: ref('excluded.fell_back'),
                  task_done: ref('excluded.task_done'),
                  loaded: ref('excluded.loaded'),
                  load_failed: ref('excluded.load_failed'),
                  render_failed: ref('excluded.render_failed'),
                  payment_begun: ref('excluded.payment_begun'),
                  lcp_ms: ref('excluded.lcp_ms'),
                  inp_ms: ref('excluded.inp_ms'),
                  cls: ref('excluded.cls'),
                }))
                // A visit has one version of a remote, whatever it says later.
                .whereRef('registry_votes.version', '=', 'excluded.version'),
            )
            .execute();
        }
      });
    },

    armsOf: (remote, arms, sinceEntry) => Promise.all(arms.map((arm) => armOf(db, arm, { remote, version: arm.version, sinceEntry }))),

    countsOf: async (remote, arms, sinceEntry) => {
      const counted: ArmCounts[] = [];
      for (const arm of arms) counted.push(await countsOf(db, arm, { remote, version: arm.version, sinceEntry }));
      return counted;
    },

    deleteOld: async () => {
      const before = Math.floor(now() / minuteMs) - keptMinutes;
      for (const table of ['registry_visits', 'registry_votes', 'registry_batches'] as const) await db.deleteFrom(table).where('minute', '<', before).execute();
    },
  };
}
