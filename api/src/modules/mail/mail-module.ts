import { repeat, type Repeated } from '@brasa/shared/server/repeat';
import type { CreateModule } from '../../calls/module.ts';
import { fileCarrier, smtpCarrier } from './carriers.ts';
import { mailboxRoutes, showsLetters } from './mailbox-routes.ts';
import { sendLetters } from './send-letters.ts';

const everyMs = 1_000;

/** Carries the outbox away. The table is the queue: whatever a transaction put there is found, also after a crash. */
export const mailModule: CreateModule = ({ config, database, clock, log, secrets, release }) => {
  const carrier = config.mailUrl ? smtpCarrier(config) : fileCarrier(config, log);
  const office = { database, clock, log, secrets, release, publicUrl: config.publicUrl, carrier };
  const closing = new AbortController();
  let sending: Repeated | undefined;

  return {
    name: 'mail',
    ...(showsLetters(config) && { routes: (app) => mailboxRoutes(app, config) }),
    async start() {
      if (config.production && !config.mailUrl) log.warn('MAIL_URL is not set: letters are only written to the folder outbox below DATA_DIR. Set it to the address of a mail server.');
      sending = repeat({ everyMs, log, what: 'Looking after the outbox' }, () => sendLetters(office, closing.signal));
    },
    async stop() {
      closing.abort();
      await sending?.stop();
    },
  };
};
