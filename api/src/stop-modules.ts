import type { ServerLog } from '@brasa/shared/server/outage-log';
import { withinTime } from '@brasa/shared/server/within-time';
import type { Module } from './calls/module.ts';

/** Milliseconds an area may take to end its work. The database has to be closed as well within the ten seconds of `main.ts`. */
const limitMs = 5_000;

/** Ends the background work of all areas at once. One that fails, or takes longer than its limit, is named in the log and keeps no other. Never rejects. */
export async function stopModules(modules: readonly Pick<Module, 'name' | 'stop'>[], log: Pick<ServerLog, 'error'>): Promise<void> {
  await Promise.all(
    modules.map(async (module) => {
      const stopped = withinTime(limitMs, module.stop?.() ?? Promise.resolve(), () => new Error(`It has not ended within ${limitMs / 1000} seconds; it is made up for at the next start`));
      await stopped.catch((err: unknown) => log.error({ err }, `the background work of ${module.name} did not end`));
    }),
  );
}
