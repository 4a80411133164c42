import type { JobQueue } from '../src/jobs/job-queue.ts';
import { catchUp } from '../src/modules/orders/order-steps.ts';
import type { TestApi } from './helper.ts';

/** Runs nothing: what is due is found by `later`. */
export const noJobs: JobQueue = { send: async () => undefined, start: async () => undefined, stop: async () => undefined };

export const minuteMs = 60_000;

/** So many milliseconds pass, and then the look after all orders that is taken every minute. */
export async function later({ database, clock }: Pick<TestApi, 'database' | 'clock'>, milliseconds: number): Promise<void> {
  clock.advance(milliseconds);
  await catchUp(database, noJobs, clock.now());
}
