import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Db, Trx } from '../../db/database.ts';
import { queueLetter } from '../mail/outbox.ts';
import { attachGuestOrders } from './guest-orders.ts';
import type { CaptchaCheck } from './captcha.ts';
import { countFailure, forgetFailures, readFailures } from './login-failures.ts';
import { isPassword } from './passwords.ts';
import { recordSecurityEvent } from './security-events.ts';
import { openSession } from './sessions.ts';
import type { SessionOrigin } from './sessions.ts';
import type { Tokens } from './tokens.ts';

const slowness = 3_000;

export type LoginAttempt = SessionOrigin & { readonly email: string; readonly password: string; readonly captcha: string };

export type LoginOutcome =
  | { readonly kind: 'in'; readonly token: string; readonly refreshToken: string }
  | { readonly kind: 'refused'; readonly reason: 'wrong' | 'not-active' | 'captcha' | 'captcha-unavailable'; readonly askCaptcha: boolean };

export type LoginContext = {
  readonly database: Database;
  readonly tokens: Tokens;
  readonly now: () => number;
  readonly sessionLife: number;
  /** Failures after which the captcha is asked for; 0 never. */
  readonly captchaAfter: () => number;
  /** Of the published settings. Null: the flag is sent, but nobody checks an answer. */
  readonly captchaCheck: () => CaptchaCheck | null;
};

export async function logIn(context: LoginContext, attempt: LoginAttempt): Promise<LoginOutcome> {
  const { db } = context.database;
  const failures = await readFailures(db, attempt.email, attempt.ip, context.now());
  const asksCaptcha = (count: number) => context.captchaAfter() > 0 && count >= context.captchaAfter();
  const check = asksCaptcha(failures.byEmail) ? context.captchaCheck() : null;
  const solution = check ? await check(attempt.captcha, attempt.ip) : 'solved';
  if (solution !== 'solved') return { kind: 'refused', reason: solution === 'unavailable' ? 'captcha-unavailable' : 'captcha', askCaptcha: true };
  if (failures.slow) await slowDown(db, attempt.email, context.now());

  const account = await db.selectFrom('customer').select(['id', 'status', 'password_hash']).where('email', '=', attempt.email).where('status', '!=', 'DEL').executeTakeFirst();
  // A locked pair and an unknown e-mail cost as much time as a wrong password.
  const stored = failures.pairLocked ? null : (account?.password_hash ?? null);
  const matches = await isPassword(stored, attempt.password);
  if (matches && account?.status === 'PEN') return { kind: 'refused', reason: 'not-active', askCaptcha: asksCaptcha(failures.byEmail) };
  if (!matches || account?.status !== 'ACT') {
    // A locked pair is not counted on: its quarter of an hour ends, however often somebody tries meanwhile.
    const count = failures.pairLocked ? failures.byEmail : await countFailure(db, attempt.email, attempt.ip, context.now());
    return { kind: 'refused', reason: 'wrong', askCaptcha: asksCaptcha(count) };
  }
  const tokens = await enter(context, attempt, account.id, { event: 'log-in', passwordHash: stored });
  return tokens ? { kind: 'in', ...tokens } : { kind: 'refused', reason: 'wrong', askCaptcha: asksCaptcha(failures.byEmail) };
}

type LoginTokens = { readonly token: string; readonly refreshToken: string };
/** What somebody came in with. */
type Proof = { readonly event: 'log-in'; readonly passwordHash: string | null } | { readonly event: 'log-in-passkey'; readonly passkeyId: number };

/**
 * Opens the session. What changes a password, removes a passkey or closes the account takes the row of the customer first and
 * ends all sessions it sees: it is waited for here, or waits. Null: the account is closed, or the proof counts no more.
 */
async function enter(context: LoginContext, origin: SessionOrigin, customerId: number, proof: Proof): Promise<LoginTokens | null> {
  const { ip, userAgent, guestId } = origin;
  const entered = await context.database.inTransaction(async (trx) => {
    const account = await trx.selectFrom('customer').select(['public_id', 'email', 'password_hash']).where('id', '=', customerId).where('status', '=', 'ACT').forNoKeyUpdate().executeTakeFirst();
    if (!account || !(await stillCounts(trx, customerId, account.password_hash, proof))) return null;
    const { public_id: publicId, email } = account;
    await forgetFailures(trx, email, ip);
    if (guestId) await attachGuestOrders(trx, { customerId, email }, guestId, context.now());
    await recordSecurityEvent(trx, { customerId, event: proof.event, ip, userAgent, now: context.now() });
    return { publicId, sessionId: await openSession(trx, customerId, origin, { now: context.now(), life: context.sessionLife }) };
  });
  return entered && { token: await context.tokens.access(entered.publicId, entered.sessionId), refreshToken: context.tokens.refresh(entered.sessionId, 0) };
}

async function stillCounts(trx: Trx, customerId: number, passwordHash: string | null, proof: Proof): Promise<boolean> {
  if (proof.event === 'log-in') return passwordHash === proof.passwordHash;
  return (await trx.selectFrom('passkey').select('id').where('id', '=', proof.passkeyId).where('customer_id', '=', customerId).executeTakeFirst()) !== undefined;
}

/** For whoever has signed with a passkey of the account. Null: the account was closed, or the passkey removed, meanwhile. */
export const enterByPasskey = (context: LoginContext, origin: SessionOrigin, { id, customerId }: { readonly id: number; readonly customerId: number }): Promise<LoginTokens | null> =>
  enter(context, origin, customerId, { event: 'log-in-passkey', passkeyId: id });

/** The owner is told once a day; whoever tries waits. */
async function slowDown(db: Db, email: string, now: number): Promise<void> {
  const known = await db.selectFrom('customer').select('id').where('email', '=', email).where('status', '=', 'ACT').executeTakeFirst();
  if (known) {
    const dedupe = `login-attempts:${createHash('sha256').update(email).digest('hex').slice(0, 16)}:${Math.floor(now / 86_400_000)}`;
    await queueLetter(db, { dedupe, to: email, template: 'login-attempts', vars: {}, now });
  }
  await wait(slowness);
}
