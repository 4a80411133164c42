import { createHash, createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { countHit } from '../../throttle.ts';

/** Whether somebody has solved a challenge; each solution counts once. */
export type CaptchaCheck = (answer: string, ip: string) => Promise<boolean>;

/** About a second on a slow phone, a tenth of it here: nothing to a person, 400,000 rounds for each guess to a machine. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, fewest: 200, most: 400 } as const;
export const challengeLifeMs = 10 * 60_000;

const givenAnswer = z.object({
  challenge: z.object({ parameters: z.looseObject({ data: z.object({ until: z.number() }) }), signature: z.string().max(128) }),
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: z.string().regex(/^[0-9a-f]{2,128}$/) }),
});

/** Null for anything but base64 of JSON of the right shape. */
function readAnswer(answer: string): z.output<typeof givenAnswer> | null {
  try {
    return givenAnswer.parse(JSON.parse(Buffer.from(answer, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

type Desk = { readonly database: Database; readonly secret: string; readonly now: () => number };
export type OwnCaptcha = { readonly challenge: () => Promise<Challenge>; readonly check: CaptchaCheck };

/** Our own: a proof of work, without another company and without a picture to read. `secret` is the same on every instance. */
export function ownCaptcha({ database, secret, now }: Desk): OwnCaptcha {
  const keyOf = (purpose: string): string => createHmac('sha256', secret).update(`captcha ${purpose}`).digest('hex');
  // The second one signs the solution: without it any counter would do.
  const keys = { hmacSignatureSecret: keyOf('challenge'), hmacKeySignatureSecret: keyOf('solution') };

  const challenge = (): Promise<Challenge> =>
    createChallenge({ algorithm: work.algorithm, cost: work.cost, counter: randomInt(work.most, work.fewest), data: { until: now() + challengeLifeMs }, deriveKey, ...keys });

  const check: CaptchaCheck = async (answer) => {
    const given = readAnswer(answer);
    if (!given || given.challenge.parameters.data.until <= now()) return false;
    // Nothing of the parameters is believed before the signature over them is.
    const { verified } = await verifySolution({ challenge: given.challenge as unknown as Challenge, solution: given.solution, deriveKey, ...keys });
    if (!verified) return false;
    // One row decides, on every instance and after a restart.
    const bucket = `captcha:${createHash('sha256').update(given.challenge.signature).digest('hex')}`;
    return (await countHit(database.db, bucket, { windowMs: 2 * challengeLifeMs, now: now() })) === 1;
  };

  return { challenge, check };
}

/** The address is fixed: nothing of a request decides where we call. */
const googleAddress = 'https://www.google.com/recaptcha/api/siteverify';

/** Asks Google whether its widget was solved. */
export const googleCaptcha =
  (secret: string): CaptchaCheck =>
  async (answer, ip) => {
    if (answer === '') return false;
    const response = await fetch(googleAddress, { method: 'POST', redirect: 'error', signal: AbortSignal.timeout(5000), body: new URLSearchParams({ secret, response: answer, remoteip: ip }) }).catch(() => null);
    const body: unknown = response?.ok ? await response.json().catch(() => null) : null;
    return typeof body === 'object' && body !== null && 'success' in body && body.success === true;
  };

type Providers = { readonly own: CaptchaCheck; readonly google: CaptchaCheck | null };

/** Who checks answers for a site key [A20]: ours for one that begins with a slash, nobody without a key, else Google, if its secret is known. */
export const checkFor = (siteKey: string, { own, google }: Providers): CaptchaCheck | null => (siteKey.startsWith('/') ? own : siteKey === '' ? null : google);
