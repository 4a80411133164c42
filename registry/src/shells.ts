import { z } from 'zod';
import type { RegistryDb } from './tables.ts';

const names = z.array(z.string().max(200)).max(2000);

/** What a shell tells about itself: at its start, with every change and every few seconds. */
export const shellReport = z.object({
  /** Another one for each process. */
  id: z.string().regex(/^[A-Za-z0-9._:-]{1,100}$/),
  /** Entry of the log whose document it shows; null before it has one. */
  index: z.number().int().min(0).nullable(),
  /** Share key → what it hands out. */
  provides: z.record(z.string().max(200), z.object({ version: z.string().max(80), names: names.nullable() })),
  /** Versions it cannot run, and what they lack. */
  refused: z.array(z.object({ remote: z.string().max(60), version: z.string().max(80), lacking: names })).max(200),
});

export type ShellReport = z.infer<typeof shellReport>;
/** `seenAt`: milliseconds since 1970. */
export type LiveShell = ShellReport & { readonly seenAt: number };

/** A shell that has not been heard of for longer does not run any more. */
const silenceMs = 30_000;
const forgottenMs = 24 * 3_600_000;

export type Shells = { readonly report: (report: ShellReport) => Promise<void>; readonly leave: (id: string) => Promise<void>; readonly live: () => Promise<readonly LiveShell[]> };

/** The shells of this registry, in its database: every copy of the registry knows the same ones. */
export function openShells(db: RegistryDb, now: () => number = Date.now): Shells {
  return {
    report: async (report) => {
      const row = { body: JSON.stringify(report), seen_at: String(now()) };
      await db.insertInto('registry_shell').values({ id: report.id, ...row }).onConflict((conflict) => conflict.column('id').doUpdateSet(row)).execute();
      await db.deleteFrom('registry_shell').where('seen_at', '<', String(now() - forgottenMs)).execute();
    },
    leave: async (id) => {
      await db.deleteFrom('registry_shell').where('id', '=', id).execute();
    },
    live: async () => {
      const rows = await db.selectFrom('registry_shell').selectAll().where('seen_at', '>=', String(now() - silenceMs)).orderBy('id').execute();
      return rows.map(({ body, seen_at }) => ({ ...shellReport.parse(JSON.parse(body)), seenAt: Number(seen_at) }));
    },
  };
}
