import { join } from 'node:path';
import { createOutageLog } from '@brasa/shared/server/outage-log';
import { repeat, type Repeated } from '@brasa/shared/server/repeat';
import type { CreateModule } from '../calls/module.ts';
import type { Db } from '../db/database.ts';
import { rememberErasure, removeErasedFromFiles } from '../db/deleted-rows.ts';
import { forgetOldAttempts } from '../idempotency/idempotency.ts';
import { forgetOldSessions } from './auth/sessions.ts';
import { eraseClosedAccounts } from './customer/close-account.ts';
import { forgetErasedPeople, forgetOldGuests } from './customer/forget-person.ts';
import { deleteLetters } from './mail/letter-folder.ts';
import { forgetOldLetters, letterRetentionMs } from './mail/outbox.ts';
import { forgetOldChallenges } from './passkeys/challenges.ts';
import { forgetOldAudits } from './orders/no-shows.ts';

const everyMs = 3_600_000;

/**
 * What nobody needs any more goes, every hour, one kind after the other: one that fails keeps no other. Last, what was erased
 * goes out of the files of the embedded database, also what was erased before a failure or a restart.
 */
export const housekeepingModule: CreateModule = ({ config, database, clock, log }) => {
  const outbox = join(config.dataDir, 'outbox');
  const closing = new AbortController();
  const inTransaction = (forget: (db: Db, now: number) => Promise<bigint>) => () =>
    database.inTransaction(async (trx) => {
      if ((await forget(trx, clock.now())) > 0) await rememberErasure(trx);
    });
  const chores: Readonly<Record<string, () => Promise<unknown>>> = {
    'Erasing closed accounts': () => eraseClosedAccounts({ database, outbox }, clock.now()),
    'Forgetting guests of a year ago': () => forgetOldGuests(database, clock.now()),
    'Forgetting what is left of erased accounts': () => forgetErasedPeople(database),
    'Forgetting old attempts': inTransaction(forgetOldAttempts),
    'Forgetting old sessions': inTransaction(forgetOldSessions),
    'Forgetting old challenges': () => forgetOldChallenges(database.db, clock.now()),
    'Forgetting old letters': inTransaction(forgetOldLetters),
    'Deleting old letters of the outbox folder': () => deleteLetters(outbox, clock.now() - letterRetentionMs),
    'Forgetting old audits': inTransaction(forgetOldAudits),
    'Removing what was erased from the files': () => removeErasedFromFiles(database, closing.signal),
  };
  const logged = Object.entries(chores).map(([what, work]) => {
    const outage = createOutageLog({ log, what, meanwhile: 'it is tried again' });
    return () => work().then(outage.worked, outage.failed);
  });
  const doAll = async (): Promise<void> => {
    for (const chore of logged) if (!closing.signal.aborted) await chore();
  };
  let repeated: Repeated | undefined;

  return {
    name: 'housekeeping',
    async start() {
      repeated = repeat({ everyMs, log, what: 'Housekeeping' }, doAll);
      void repeated.now();
    },
    async stop() {
      closing.abort();
      await repeated?.stop();
    },
  };
};
