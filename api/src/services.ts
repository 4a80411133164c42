import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { ReleaseHolder } from './modules/catalog/release-holder.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { Secrets } from './secrets.ts';

/** What every module is given. */
export type Services = {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly limiter: RateLimiter;
  /** The published catalogue, shops and coverage, in memory: reading it asks the database nothing. */
  readonly release: ReleaseHolder;
};
