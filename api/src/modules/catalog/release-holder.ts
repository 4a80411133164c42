import { repeat, type Repeated } from '@brasa/shared/server/repeat';
import type { FastifyBaseLogger } from 'fastify';
import { unavailable } from '../../calls/failures.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { type Release, loadRelease, newestRelease } from './load-release.ts';

type Options = { readonly db: Db; readonly clock: Clock; readonly log: FastifyBaseLogger; readonly checkSeconds: number; readonly fastCompression?: boolean };

/** Keeps the newest published release in memory and notices a newer one by itself, on every instance. */
export class ReleaseHolder {
  readonly #options: Options;
  #release: Release | undefined;
  #looking: Repeated | undefined;
  #loading: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Never asks the database, so it is safe inside a transaction. 503 while nothing is published. */
  current(): Release {
    if (!this.#release) throw unavailable();
    return this.#release;
  }

  get isLoaded(): boolean {
    return this.#release !== undefined;
  }

  /** Takes over a newer release, if there is one. */
  refresh(): Promise<void> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  /** Reads everything again, also what changed without a release. */
  async reload(): Promise<void> {
    await this.#loading;
    await this.#load({ force: true });
  }

  async #load({ force = false } = {}): Promise<void> {
    const { db, clock, fastCompression = false } = this.#options;
    const newest = await newestRelease(db);
    const isKnown = newest?.id === this.#release?.id && newest?.checksum === this.#release?.checksum;
    if (!newest || (isKnown && !force)) return;
    this.#release = await loadRelease(db, newest, { now: clock.now(), fastCompression });
  }

  start(): void {
    const { checkSeconds, log } = this.#options;
    this.#looking = repeat({ everyMs: checkSeconds * 1000, log, what: 'Looking for a new menu' }, () => this.refresh());
  }

  async stop(): Promise<void> {
    await this.#looking?.stop();
    await this.#loading?.catch(() => undefined);
  }
}
