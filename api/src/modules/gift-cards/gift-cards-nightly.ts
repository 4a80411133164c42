import { localTime, startOfDate } from '@brasa/shared/domain/local-time';
import type { Handlers, JobName, JobQueue } from '../../jobs/job-queue.ts';
import type { Services } from '../../services.ts';
import { localDay } from '../payments/local-day.ts';
import { expireGiftCards } from './expire-gift-cards.ts';
import { checkLedger } from './ledger-problems.ts';

type Nightly = Pick<Handlers, 'gift-expiry' | 'ledger-check'>;

const dayMs = 24 * 3_600_000;
/** After midnight in Guatemala; not at it, because clocks differ. Nobody spends an ended card meanwhile. */
const afterMidnightMs = 5 * 60_000;

function nextNight(now: number): number {
  const tonight = (startOfDate(localTime(now)) ?? now) + afterMidnightMs;
  return tonight > now ? tonight : tonight + dayMs;
}

/** Once a night, whatever the number of instances: each queues the next night's jobs, and a job is queued only once. */
export function giftCardsNightly({ database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>, jobs: JobQueue): { readonly handlers: Nightly; start(): Promise<void> } {
  const queueNext = (name: keyof Nightly & JobName): Promise<void> => {
    const at = nextNight(clock.now());
    return database.inTransaction((trx) => jobs.send(trx, name, {}, { at, key: `${name}:${localDay(at)}` }));
  };
  const nightly = (name: keyof Nightly, work: () => Promise<void>) => async (): Promise<void> => {
    try {
      await queueNext(name);
      await work();
    } catch (error) {
      log.error({ err: error }, `${name} failed; it is tried again ten times, and in the next night`);
      throw error;
    }
  };

  return {
    handlers: {
      'gift-expiry': nightly('gift-expiry', () => expireGiftCards(database, clock.now())),
      'ledger-check': nightly('ledger-check', async () => {
        const { problems } = await checkLedger(database);
        if (problems.length > 0) log.error({ problems: problems.slice(0, 20), count: problems.length }, 'the gift card ledger is not balanced: look at it with npm run check:ledger');
      }),
    },
    async start() {
      await queueNext('gift-expiry');
      await queueNext('ledger-check');
    },
  };
}
