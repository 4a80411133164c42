import type { CreateModule } from '../../calls/module.ts';
import { eraseClosedAccounts } from '../customer/close-account.ts';
import { fileCarrier, smtpCarrier } from './carriers.ts';
import { sendLetters } from './send-letters.ts';

const lookEveryMs = 1_000;
const cleanEveryMs = 3_600_000;

/** Carries the outbox away. The table is the queue: whatever a transaction put there is found, also after a crash. */
export const mailModule: CreateModule = ({ config, database, clock, log, secrets }) => {
  const carrier = config.mailUrl ? smtpCarrier(config) : fileCarrier(config, log);
  const office = { database, clock, log, secrets, publicUrl: config.publicUrl, carrier };
  const timers: NodeJS.Timeout[] = [];
  const closing = new AbortController();
  let running: Promise<void> | null = null;

  const guarded = (work: () => Promise<unknown>, what: string) =>
    work().then(
      () => undefined,
      (error: unknown) => log.error({ err: error }, what),
    );
  const send = () => {
    running ??= guarded(() => sendLetters(office, closing.signal), 'looking after the outbox failed').finally(() => {
      running = null;
    });
  };
  const clean = () => void guarded(() => eraseClosedAccounts(database, clock.now()), 'erasing closed accounts failed');

  return {
    name: 'mail',
    async start() {
      clean();
      timers.push(setInterval(send, lookEveryMs), setInterval(clean, cleanEveryMs));
      for (const timer of timers) timer.unref();
    },
    async stop() {
      closing.abort();
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
};
