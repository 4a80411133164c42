import { createHash } from 'node:crypto';
import type { Trx } from '../db/database.ts';
import type { Services } from '../services.ts';
import { countHit, networkOf, readHits } from '../throttle.ts';
import type { Caller } from './caller.ts';
import { Failure } from './failures.ts';

/** Codes are worth money, so wrong ones are counted where every instance sees them. Ten in an hour are guessing. */
const windowMs = 3_600_000;
const most = { caller: 10, network: 60 } as const;

export type WrongCodes = {
  /** Ends the call with 429 once too many were wrong, and says how many seconds are left; a right one is then not looked at either. Inside a transaction it asks that one. */
  guard(within?: Trx): Promise<void>;
  /** The same code again is no other guess. Never inside a transaction that the wrong code undoes. */
  count(code: string): Promise<void>;
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Whoever asks for a new guest token keeps the network, which many may share: it gets more of them, and neighbours with the
 * same old code are one guess. An account is not had for the asking: customers have their own limit and no other.
 */
export function wrongCodes({ config, database: { db }, clock }: Services, name: string, who: { caller: Caller; callerKey: string; ip: string }): WrongCodes {
  const caller = { bucket: `code:${name}:${hashOf(who.callerKey)}`, most: most.caller };
  const network = { bucket: `code:${name}:network:${hashOf(networkOf(who.ip))}`, most: most.network };
  const counters = who.caller.kind === 'customer' ? [caller] : [caller, network];
  const span = () => ({ windowMs, now: clock.now() });
  return {
    async guard(within) {
      if (!config.rateLimits) return;
      const { now } = span();
      const hits = await readHits(within ?? db, counters.map(({ bucket }) => bucket), { windowMs, now });
      const usedUp = counters.filter((counter) => hits(counter.bucket).hits >= counter.most);
      if (usedUp.length === 0) return;
      const freeAt = Math.max(...usedUp.map(({ bucket }) => hits(bucket).endsAt));
      throw new Failure('RATE_LIMITED', { 'retry-after': String(Math.ceil((freeAt - now) / 1000)) });
    },
    async count(code) {
      if (!config.rateLimits) return;
      for (const { bucket } of counters) if ((await countHit(db, `${bucket}:${hashOf(code)}`, span())) === 1) await countHit(db, bucket, span());
    },
  };
}
