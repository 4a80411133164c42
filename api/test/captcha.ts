import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestApi } from './helper.ts';

/** A solved challenge, as the field `captcha` of the log-in takes it. */
export async function solvedCaptcha(api: TestApi): Promise<string> {
  const { data: challenge } = (await api.call('cuenta/captcha')).body;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
