import { call } from '@brasa/shared/runtime';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Longer than the slowest phone needs. */
const timeoutMs = 60_000;

/** Asks for a challenge, solves it and gives what the log-in sends along. Rejects without a network, or when it takes too long. */
export async function solveCaptcha(): Promise<string> {
  const { data: challenge } = await call<{ readonly data: Challenge }>('cuenta/captcha');
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs });
  if (!solution) throw new Error('The challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
