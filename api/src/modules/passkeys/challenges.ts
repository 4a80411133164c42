import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../db/database.ts';

/** `LOGIN`: whoever has a passkey. `CONFIRM`, `REGISTER`: the session that asked, and no other. */
export type ChallengeFor = { readonly purpose: 'LOGIN' } | { readonly purpose: 'CONFIRM' | 'REGISTER'; readonly sessionId: string };

/** Milliseconds. Long enough to find a telephone or a key; the page of the log-in asks for another when it was too late. */
export const challengeLife = 5 * 60_000;

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();
const sessionOf = (wanted: ChallengeFor): string | null => (wanted.purpose === 'LOGIN' ? null : wanted.sessionId);

/** 256 random bits as base64url; the database keeps their hash. */
export async function createChallenge(db: Db, wanted: ChallengeFor, now: number): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db.insertInto('passkey_challenge').values({ challenge_hash: hashOf(challenge), purpose: wanted.purpose, session_id: sessionOf(wanted), expires_at: new Date(now + challengeLife) }).execute();
  return challenge;
}

/** True once: of many at the same moment, one deletes the row. Not inside a transaction that a wrong answer undoes. */
export async function takeChallenge(db: Db, challenge: string, wanted: ChallengeFor, now: number): Promise<boolean> {
  const session = sessionOf(wanted);
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hashOf(challenge))
    .where('purpose', '=', wanted.purpose)
    .where('session_id', session === null ? 'is' : '=', session)
    .where('expires_at', '>', new Date(now))
    .returning('purpose')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Resolves to the number of challenges that were forgotten. `now` in epoch milliseconds. */
export async function forgetOldChallenges(db: Db, now: number): Promise<bigint> {
  const { numDeletedRows } = await db.deleteFrom('passkey_challenge').where('expires_at', '<=', new Date(now)).executeTakeFirstOrThrow();
  return numDeletedRows;
}
