import type { FiguresBatch, Vote } from '@brasa/shared/composition/visit-schema';
import { sql } from 'kysely';
import type { RegistryDb } from '../log/event-log.ts';
import type { ArmFacts } from './compare.ts';

const minuteMs = 60_000;
const keptMinutes = 30 * 24 * 60;
/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const rowsAtOnce = 1000;

export type ArmWanted = { readonly version: string; readonly share: number };

export type Figures = {
  /** Adds what a shell counted and heard, once, also when it is sent again. */
  readonly add: (batch: FiguresBatch) => Promise<void>;
  /** What is known of versions of a remote on pages that were made from an entry of the log or a later one. */
  readonly armsOf: (remote: string, arms: readonly ArmWanted[], sinceEntry: number) => Promise<readonly ArmFacts[]>;
};

const flag = (value: boolean): number => (value ? 1 : 0);

const rowOf = ({ visit, remote, version, minute, entry, drawn, failed, failedLater, fellBack, taskDone, lcpMs, inpMs, cls }: Vote) => ({
  visit,
  remote,
  version,
  minute,
  entry,
  drawn: flag(drawn),
  failed: flag(failed),
  failed_later: flag(failedLater),
  fell_back: flag(fellBack),
  task_done: flag(taskDone),
  lcp_ms: lcpMs,
  inp_ms: inpMs,
  cls,
});

/** The last vote of each visit and remote: a statement may touch a row once. */
const latest = (votes: readonly Vote[]): readonly Vote[] => [...new Map(votes.map((vote) => [`${vote.visit} ${vote.remote}`, vote])).values()];

function* chunks<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += rowsAtOnce) yield all.slice(at, at + rowsAtOnce);
}

/** Pages sent and what became of them, by minute, in the registry's database; thirty days are kept. */
export function openFigures(db: RegistryDb, now: () => number = Date.now): Figures {
  const forget = async (): Promise<void> => {
    const before = Math.floor(now() / minuteMs) - keptMinutes;
    for (const table of ['registry_visits', 'registry_votes', 'registry_batches'] as const) await db.deleteFrom(table).where('minute', '<', before).execute();
  };

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
      await forget();
    },

    armsOf: (remote, arms, sinceEntry) =>
      Promise.all(
        arms.map(async ({ version, share }) => {
          const { visits } = await db
            .selectFrom('registry_visits')
            .select(({ fn }) => fn.sum<string | null>('visits').as('visits'))
            .where('remote', '=', remote)
            .where('version', '=', version)
            .where('entry', '>=', sinceEntry)
            .executeTakeFirstOrThrow();
          const votes = await db
            .selectFrom('registry_votes')
            .select(['failed', 'failed_later', 'fell_back', 'task_done', 'lcp_ms', 'inp_ms', 'cls'])
            .where('remote', '=', remote)
            .where('version', '=', version)
            .where('entry', '>=', sinceEntry)
            .execute();
          const count = (column: 'failed' | 'failed_later' | 'fell_back' | 'task_done'): number => votes.reduce((sum, row) => sum + row[column], 0);
          const known = (column: 'lcp_ms' | 'inp_ms' | 'cls'): number[] => votes.flatMap((row) => row[column] ?? []);
          return {
            version,
            share,
            visits: Number(visits ?? 0),
            told: votes.length,
            failed: count('failed'),
            failedLater: count('failed_later'),
            fellBack: count('fell_back'),
            tasks: count('task_done'),
            lcpMs: known('lcp_ms'),
            inpMs: known('inp_ms'),
            cls: known('cls'),
          };
        }),
      ),
  };
}
