import { repeat, type Repeated } from '@brasa/shared/server/repeat';
import type { Services } from '../../services.ts';
import type { Handlers, JobQueue } from '../../jobs/job-queue.ts';
import { advanceOrder, catchUp, expireOrder } from './order-steps.ts';

const everyMs = 60_000;

/** Jobs move orders on in time; looking at all of them, on every start and every minute, finds what a crash left behind. */
export function ordersBackground({ database, clock, log }: Services, jobs: JobQueue, otherHandlers: Omit<Handlers, 'order-step' | 'order-expiry'>): { start(): Promise<void>; stop(): Promise<void> } {
  let looking: Repeated | undefined;

  return {
    async start() {
      // Before the jobs: should they not begin, orders go on by the minute.
      looking = repeat({ everyMs, log, what: 'Looking after the orders' }, () => catchUp(database, jobs, clock.now()));
      await jobs.start({
        ...otherHandlers,
        'order-step': ({ orderId }) => advanceOrder(database, jobs, orderId, clock.now()),
        'order-expiry': ({ orderId }) => expireOrder(database, orderId, clock.now()),
      });
      // An order that was being placed while the jobs began has queued none, and is not to be seen before its transaction ends.
      await database.openTransactionsEnded();
      await looking.now();
    },
    async stop() {
      await looking?.stop();
      await jobs.stop();
    },
  };
}
