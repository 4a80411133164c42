import type { Services } from '../../services.ts';
import { forgetOldAttempts } from '../../idempotency/idempotency.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { forgetOldAudits } from './no-shows.ts';
import { advanceOrder, catchUp, expireOrder } from './order-steps.ts';

const lookEveryMs = 60_000;

/** Jobs move orders on in time; looking at all of them, on every start and every minute, finds what a crash left behind. */
export function ordersBackground({ database, clock, log }: Services, jobs: JobQueue): { start(): Promise<void>; stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  const look = () => {
    running = running
      .then(async () => {
        if (stopped) return;
        await catchUp(database, jobs, clock.now());
        await forgetOldAttempts(database.db, clock.now());
        await forgetOldAudits(database.db, clock.now());
      })
      .catch((error: unknown) => log.error({ err: error }, 'looking after the orders failed'));
    return running;
  };

  return {
    async start() {
      await jobs.start({
        'order-step': ({ orderId }) => advanceOrder(database, jobs, orderId, clock.now()),
        'order-expiry': ({ orderId }) => expireOrder(database, orderId, clock.now()),
      });
      await look();
      timer = setInterval(() => void look(), lookEveryMs);
      timer.unref();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
      await jobs.stop();
    },
  };
}
