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
  const forgetting = (forget: (db: Db, now: number) => Promise<bigint>, ...tables: (keyof Tables)[]) => (now: number) =>
    database.inTransaction(async (trx) => {
      if ((await forget(trx, now)) > 0) await rememberRemoval(trx, tables, now);
    });
  const { doAll, ended } = chores(
    {
      'Erasing closed accounts': (now) => eraseClosedAccounts({ database, outbox }, now),
      'Forgetting guests of a year ago': (now) => forgetOldGuests(database, now),
      'Forgetting what is left of erased accounts': (now) => forgetErasedPeople(database, now),
      'Forgetting old attempts': forgetting(forgetOldAttempts, 'idempotency', 'throttle'),
      'Forgetting old sessions': forgetting(forgetOldSessions, 'session'),
      'Forgetting old challenges': forgetting(forgetOldChallenges, 'passkey_challenge'),
      'Forgetting old letters': forgetting(forgetOldLetters, 'mail_outbox'),
      'Deleting old letters of the outbox folder': (now) => deleteLetters(outbox, now - letterRetentionMs),
      'Forgetting old audits': forgetting(forgetOldAudits, 'audit_log'),
      'Removing what was erased from the files': (now) => removeErasedFromFiles(database, now, closing.signal),
    },
    { log, limitMs: 10 * 60_000, closing: closing.signal },
  );
  let repeated: Repeated | undefined;

  return {
    name: 'housekeeping',
    async start() {
      repeated = repeat({ everyMs, log, what: 'Housekeeping' }, () => doAll(clock.now()));
      void repeated.now();
    },
    async stop() {
      closing.abort();
      await repeated?.stop();
      await ended();
    },
  };
};
