import { Failure } from '../../calls/failures.ts';
import type { Database } from '../../db/database.ts';
import { countHit, readHits, takeBackHit } from '../../throttle.ts';
import { isPassword } from './passwords.ts';

/** One limit for all calls that are confirmed with the password, so that none is a way around that of another. */
export const passwordLimit = { by: 'caller', name: 'password', max: 10, seconds: 60 } as const;

const windowMs = 15 * 60_000;
/** Wrong passwords in a window, of one session and of all sessions of the account together. */
const most = { session: 10, customer: 30 } as const;

/**
 * Whether this is the password of the account of a session. Wrong ones are counted for the session and for the account, apart
 * from those of log-ins: a stolen session can try few, and strangers without one cannot keep the owner from confirming. Each is
 * counted before it is looked at, so that many at once are no way around the limit. Past it the call ends with 429 and the
 * seconds until the window is over, also with the right password.
 */
export async function knowsPassword({ db }: Database, { customerId, sessionId, password }: { customerId: number; sessionId: string; password: string }, now: number): Promise<boolean> {
  const span = { windowMs, now };
  const counters = [
    { bucket: `confirm:session:${sessionId}`, most: most.session },
    { bucket: `confirm:customer:${customerId}`, most: most.customer },
  ];
  const counted: string[] = [];
  const takeBack = async (): Promise<void> => {
    for (const bucket of counted) await takeBackHit(db, bucket);
  };
  for (const counter of counters) {
    if ((await countHit(db, counter.bucket, span)) > counter.most) {
      const { endsAt } = (await readHits(db, [counter.bucket], span))(counter.bucket);
      await takeBack();
      throw new Failure('RATE_LIMITED', { 'retry-after': String(Math.ceil((endsAt - now) / 1000)) });
    }
    counted.push(counter.bucket);
  }
  let isWrong = false;
  try {
    const { password_hash } = await db.selectFrom('customer').select('password_hash').where('id', '=', customerId).executeTakeFirstOrThrow();
    isWrong = !(await isPassword(password_hash, password));
    return !isWrong;
  } finally {
    if (!isWrong) await takeBack();
  }
}
