import { createHash, createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { countHit } from '../../throttle.ts';

/** `unavailable`: nobody can say now whether it was solved. */
export type CaptchaResult = 'solved' | 'unsolved' | 'unavailable';
/** Whether somebody has solved a challenge; each solution counts once. */
export type CaptchaCheck = (answer: string, ip: string) => Promise<CaptchaResult>;

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

type CaptchaOptions = { readonly database: Database; readonly secret: string; readonly now: () => number };
export type OwnCaptcha = { readonly challenge: () => Promise<Challenge>; readonly check: CaptchaCheck };

/** One row decides, on every instance and after a restart. `mark` is different for each solution. */
async function isFirstUse({ database, now }: Pick<CaptchaOptions, 'database' | 'now'>, mark: string): Promise<boolean> {
  const bucket = `captcha:${createHash('sha256').update(mark).digest('hex')}`;
  return (await countHit(database.db, bucket, { windowMs: 2 * challengeLifeMs, now: now() })) === 1;
}

/** Our own: a proof of work, without another company and without a picture to read. `secret` is the same on every instance. */
export function ownCaptcha({ database, secret, now }: CaptchaOptions): OwnCaptcha {
  const keyOf = (purpose: string): string => createHmac('sha256', secret).update(`captcha ${purpose}`).digest('hex');
  // The second one signs the solution: without it any counter would do.
  const keys = { hmacSignatureSecret: keyOf('challenge'), hmacKeySignatureSecret: keyOf('solution') };

  const challenge = (): Promise<Challenge> =>
    createChallenge({ algorithm: work.algorithm, cost: work.cost, counter: randomInt(work.most, work.fewest), data: { until: now() + challengeLifeMs }, deriveKey, ...keys });

  const check: CaptchaCheck = async (answer) => {
    const given = readAnswer(answer);
    if (!given || given.challenge.parameters.data.until <= now()) return 'unsolved';
    // Nothing of the parameters is believed before the signature over them is.
    const { verified } = await verifySolution({ challenge: given.challenge as unknown as Challenge, solution: given.solution, deriveKey, ...keys });
    return verified && (await isFirstUse({ database, now }, given.challenge.signature)) ? 'solved' : 'unsolved';
  };

  return { challenge, check };
}

const googleAnswer = z.object({ success: z.boolean() });

type GoogleOptions = Omit<CaptchaOptions, 'secret'> & {
  /** Of the key that the widget was shown with. */
  readonly secret: string;
  /** Of the settings: nothing of a request decides where we call. */
  readonly verifyUrl: string;
  readonly timeoutMs?: number;
};

/** Asks Google whether its widget was solved. */
export const googleCaptcha =
  ({ database, now, secret, verifyUrl, timeoutMs = 5000 }: GoogleOptions): CaptchaCheck =>
  async (answer, ip) => {
    const body: unknown = await fetch(verifyUrl, { method: 'POST', redirect: 'error', signal: AbortSignal.timeout(timeoutMs), body: new URLSearchParams({ secret, response: answer, remoteip: ip }) })
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null);
    const result = googleAnswer.safeParse(body);
    if (!result.success) return 'unavailable';
    return result.data.success && (await isFirstUse({ database, now }, answer)) ? 'solved' : 'unsolved';
  };

type Providers = { readonly own: CaptchaCheck; readonly google: CaptchaCheck | null };

/**
 * Who checks answers for a site key [A20]: nobody without a key. With any other, an answer of ours counts as well as one of
 * Google's, so that nobody is locked out where Google cannot be reached (docs/decisions/0042). `google` is null where its
 * secret is not known.
 */
export function checkFor(siteKey: string, { own, google }: Providers): CaptchaCheck | null {
  if (siteKey === '') return null;
  return async (answer, ip) => {
    if (answer === '') return 'unsolved';
    if (readAnswer(answer)) return own(answer, ip);
    if (google) return google(answer, ip);
    return siteKey.startsWith('/') ? 'unsolved' : 'unavailable';
  };
}
