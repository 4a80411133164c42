import { join } from 'node:path';
import { repeat, type Repeated } from '@brasa/shared/server/repeat';
import type { CreateModule } from '../calls/module.ts';
import type { Db } from '../db/database.ts';
import { rememberRemoval, removeErasedFromFiles } from '../db/deleted-rows.ts';
import type { Tables } from '../db/tables.ts';
import { forgetOldAttempts } from '../idempotency/idempotency.ts';
import { forgetOldSessions } from './auth/sessions.ts';
import { eraseClosedAccounts } from './customer/close-account.ts';
import { forgetErasedPeople, forgetOldGuests } from './customer/forget-person.ts';
import { chores } from './housekeeping-chores.ts';
import { deleteLetters } from './mail/letter-folder.ts';
import { forgetOldLetters, letterRetentionMs } from './mail/outbox.ts';
import { forgetOldChallenges } from './passkeys/challenges.ts';
import { forgetOldAudits } from './orders/no-shows.ts';

const everyMs = 3_600_000;

/**
 * What nobody needs any more goes, every hour, one kind after the other. Last, what was erased goes out of the files of the
 * embedded database, also what was erased before a failure or a restart.
 */
export const housekeepingModule: CreateModule = ({ config, database, clock, log }) => {
  const outbox = join(config.dataDir, 'outbox');
  const closing = new AbortController();
  /** What ran out goes out of the files in the night. */
  const forgetting = (forget: (db: Db, now: number) => Promise<bigint>, table: keyof Tables) => () =>
    database.inTransaction(async (trx) => {
      const now = clock.now();
      if ((await forget(trx, now)) > 0) await rememberRemoval(trx, [table], now);
    });
  const doAll = chores(
    {
      'Erasing closed accounts': () => eraseClosedAccounts({ database, outbox }, clock.now()),
      'Forgetting guests of a year ago': () => forgetOldGuests(database, clock.now()),
      'Forgetting what is left of erased accounts': () => forgetErasedPeople(database),
      'Forgetting old attempts': forgetting(forgetOldAttempts, 'idempotency'),
      'Forgetting old sessions': forgetting(forgetOldSessions, 'session'),
      'Forgetting old challenges': () => forgetOldChallenges(database.db, clock.now()),
      'Forgetting old letters': forgetting(forgetOldLetters, 'mail_outbox'),
      'Deleting old letters of the outbox folder': () => deleteLetters(outbox, clock.now() - letterRetentionMs),
      'Forgetting old audits': forgetting(forgetOldAudits, 'audit_log'),
      'Removing what was erased from the files': () => removeErasedFromFiles(database, clock.now(), closing.signal),
    },
    { log, limitMs: 10 * 60_000, closing: closing.signal },
  );
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
