import { sql } from 'kysely';
import { Failure } from '../calls/failures.ts';
import type { Answer } from '../calls/answer.ts';
import { json } from '../db/tables.ts';
import type { Db, Trx } from '../db/database.ts';

const keptMs = 24 * 3_600_000;
/** Equal content without an id is taken for the same press of the same button for this long. */
const sameContentMs = 60_000;

export type WriteAttempt = {
  /** `cli:…`, `gst:…` or `ip:…`: one caller never sees the answer of another. */
  readonly scope: string;
  /** Scopes the same caller had before: what was done there is not done again. */
  readonly formerScopes?: readonly string[];
  readonly route: string;
  /** `_id` of the request; null when the client sent none. */
  readonly key: string | null;
  readonly contentHash: string;
  readonly now: number;
};

export type Claim =
  /** Nobody did this before: do it, and keep the answer with `keepAnswer` in the same transaction. */
  | { readonly kind: 'first' }
  /** Done before with the same content: say the same again. */
  | { readonly kind: 'repeated'; readonly answer: Answer }
  /** The same content came a moment ago, without an id to know it by. */
  | { readonly kind: 'just-sent' };

const keyOf = ({ key, contentHash }: WriteAttempt): string => key ?? `content:${contentHash}`;

/** In one order for everybody, the present scope last: two attempts that share some never wait for each other. */
const scopesOf = ({ scope, formerScopes = [] }: WriteAttempt): readonly string[] => [...formerScopes.toSorted(), scope];

/**
 * Takes the attempt's rows, one in each scope. A second attempt at the same time waits here until the first has ended,
 * because both want the same primary key; if the first is undone, the second becomes the first.
 */
export async function claim(trx: Trx, attempt: WriteAttempt): Promise<Claim> {
  for (const scope of scopesOf(attempt)) {
    const claimed = await claimIn(trx, scope, attempt);
    // The rows taken so far know the answer now, too.
    if (claimed.kind === 'repeated') await keepAnswer(trx, attempt, claimed.answer);
    if (claimed.kind !== 'first') return claimed;
  }
  return { kind: 'first' };
}

async function claimIn(trx: Trx, scope: string, attempt: WriteAttempt): Promise<Claim> {
  const { route, contentHash, now } = attempt;
  const expires = new Date(now + (attempt.key === null ? sameContentMs : keptMs));
  const fresh = { request_hash: contentHash, status: null, response: null, created_at: new Date(now), expires_at: expires };
  const taken = await trx
    .insertInto('idempotency')
    .values({ scope, route, key: keyOf(attempt), ...fresh })
    .onConflict((conflict) => conflict.columns(['scope', 'route', 'key']).doUpdateSet(fresh).where('idempotency.expires_at', '<=', new Date(now)))
    .returning('key')
    .executeTakeFirst();
  if (taken) return { kind: 'first' };
  if (attempt.key === null) return { kind: 'just-sent' };

  const earlier = await trx.selectFrom('idempotency').select(['request_hash', 'response']).where('scope', '=', scope).where('route', '=', route).where('key', '=', keyOf(attempt)).executeTakeFirstOrThrow();
  if (earlier.request_hash !== contentHash) throw new Failure('IDEMPOTENCY_MISMATCH');
  return { kind: 'repeated', answer: earlier.response as Answer };
}

/** Only what was done is kept. A refusal writes nothing, so asking again may get another answer. */
export async function keepAnswer(trx: Trx, attempt: WriteAttempt, answer: Answer): Promise<void> {
  const { route } = attempt;
  await trx.updateTable('idempotency').set({ status: 200, response: json(answer) }).where('scope', 'in', scopesOf(attempt)).where('route', '=', route).where('key', '=', keyOf(attempt)).execute();
}

/** What was answered to a write with this id by one of these callers; null when nothing was, or not yet. `now` in epoch milliseconds. */
export async function answerTo(db: Db, { scopes, routes, key, now }: { scopes: readonly string[]; routes: readonly string[]; key: string; now: number }): Promise<Answer | null> {
  const row = await db
    .selectFrom('idempotency')
    .select('response')
    .where('scope', 'in', scopes)
    .where('route', 'in', routes)
    .where('key', '=', key)
    .where('expires_at', '>', new Date(now))
    .where('response', 'is not', null)
    .executeTakeFirst();
  return row ? (row.response as Answer) : null;
}

/** For writes that know a repeat by its `_id` alone: done once, and answered the same afterwards. */
export async function onlyOnce(trx: Trx, attempt: WriteAttempt, work: () => Promise<Answer>): Promise<Answer> {
  if (attempt.key === null) return work();
  const claimed = await claim(trx, attempt);
  if (claimed.kind === 'repeated') return claimed.answer;
  const answer = await work();
  await keepAnswer(trx, attempt, answer);
  return answer;
}

/** Answers to writes, and counters. Resolves to the number of rows that were forgotten. */
export async function forgetOldAttempts(db: Db, now: number): Promise<bigint> {
  const answers = await db.deleteFrom('idempotency').where('expires_at', '<', new Date(now)).executeTakeFirstOrThrow();
  const counters = await db.deleteFrom('throttle').where('window_start', '<', sql<Date>`${new Date(now)}::timestamptz - interval '1 day'`).executeTakeFirstOrThrow();
  return answers.numDeletedRows + counters.numDeletedRows;
}
