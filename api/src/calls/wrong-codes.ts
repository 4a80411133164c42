import { createHash } from 'node:crypto';
import type { Services } from '../services.ts';
import { countHit, networkOf, readHits } from '../throttle.ts';
import { Failure } from './failures.ts';

/** Codes are worth money, so wrong ones are counted where every instance sees them. Ten in an hour are guessing. */
const windowMs = 3_600_000;
const most = { caller: 10, network: 60 } as const;

export type WrongCodes = {
  /** Ends the call with 429 once too many were wrong; a right one is then not looked at either. */
  guard(): Promise<void>;
  /** The same code again is no other guess. */
  count(code: string): Promise<void>;
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Whoever asks for a new guest token keeps the network, which many may share: it gets more of them. */
export function wrongCodes({ config, database: { db }, clock }: Services, name: string, who: { callerKey: string; ip: string }): WrongCodes {
  const [caller, network] = [`code:${name}:${hashOf(who.callerKey)}`, `code:${name}:network:${hashOf(networkOf(who.ip))}`];
  return {
    async guard() {
      if (!config.rateLimits) return;
      const hits = await readHits(db, [caller, network], { windowMs, now: clock.now() });
      if (hits(caller).hits >= most.caller || hits(network).hits >= most.network) throw new Failure('RATE_LIMITED', { 'retry-after': String(windowMs / 1000) });
    },
    async count(code) {
      if (!config.rateLimits) return;
      const span = { windowMs, now: clock.now() };
      if ((await countHit(db, `${caller}:${hashOf(code)}`, span)) > 1) return;
      await countHit(db, caller, span);
      await countHit(db, network, span);
    },
  };
}
