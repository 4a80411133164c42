import { join } from 'node:path';
import { repeat, type Repeated } from '@brasa/shared/server/repeat';
import type { CreateModule } from '../calls/module.ts';
import type { Db } from '../db/database.ts';
import { removeDeletedFromFiles } from '../db/deleted-rows.ts';
import { forgetOldAttempts } from '../idempotency/idempotency.ts';
import { forgetOldSessions } from './auth/sessions.ts';
import { eraseClosedAccounts } from './customer/close-account.ts';
import { forgetErasedPeople, forgetOldGuests } from './customer/forget-person.ts';
import { deleteLetters } from './mail/letter-folder.ts';
import { forgetOldLetters, letterRetentionMs } from './mail/outbox.ts';
import { forgetOldAudits } from './orders/no-shows.ts';

const everyMs = 3_600_000;

/** What nobody needs any more goes, every hour. Each kind on its own: one that fails keeps no other. */
export const housekeepingModule: CreateModule = ({ config, database, clock, log }) => {
  const outbox = join(config.dataDir, 'outbox');
  const inDatabase = (forget: (db: Db, now: number) => Promise<unknown>) => () => forget(database.db, clock.now());
  const chores = {
    async 'Erasing closed accounts'() {
      if ((await eraseClosedAccounts({ database, outbox }, clock.now())) > 0) await removeDeletedFromFiles(database);
    },
    'Forgetting guests of a year ago': () => forgetOldGuests(database, clock.now()),
    'Forgetting what is left of erased accounts': () => forgetErasedPeople(database),
    'Forgetting old attempts': inDatabase(forgetOldAttempts),
    'Forgetting old sessions': inDatabase(forgetOldSessions),
    'Forgetting old letters': inDatabase(forgetOldLetters),
    'Deleting old letters of the outbox folder': () => deleteLetters(outbox, clock.now() - letterRetentionMs),
    'Forgetting old audits': inDatabase(forgetOldAudits),
  };
  let repeated: readonly Repeated[] = [];

  return {
    name: 'housekeeping',
    async start() {
      repeated = Object.entries(chores).map(([what, work]) => repeat({ everyMs, log, what }, work));
      for (const { now } of repeated) void now();
    },
    async stop() {
      await Promise.all(repeated.map(({ stop }) => stop()));
    },
  };
};
