import { randomBytes } from 'node:crypto';
import { localTime } from '@brasa/shared/domain/local-time';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../services.ts';
import { hashToken } from './open-payment.ts';
import type { PaymentNotice } from './payment-provider.ts';
import { brandOf, challengeCode, digitsOf, isExpiryAhead, outcomeOf, passesLuhn } from './sandbox-cards.ts';
import { sandboxPage } from './sandbox-page.ts';
import { sandboxName, sandboxPath, signedNotice } from './sandbox-provider.ts';

const requestBody = z.object({
  token: z.string().max(100),
  wished: z.enum(['exito', 'error', 'invalid']).optional(),
  card: z.object({ number: z.string().max(30), expiry: z.string().max(7), code: z.string().regex(/^\d{3}$/) }).optional(),
  answer: z.string().max(10).optional(),
});
type PayRequest = z.infer<typeof requestBody>;

/** What the page says to whoever opened it, and whether a notice tells the server the same. */
type Result = { readonly status: 'exito' | 'error' | 'invalid'; readonly notice: 'approved' | 'declined' | 'none' };

const results = {
  approved: { status: 'exito', notice: 'approved' },
  declined: { status: 'error', notice: 'declined' },
  failed: { status: 'invalid', notice: 'none' },
  unannounced: { status: 'exito', notice: 'none' },
} as const satisfies Record<string, Result>;
const wishes = { exito: results.approved, error: results.declined, invalid: results.failed } as const;

function decide({ wished, card, answer }: PayRequest, now: number): Result | 'challenge' | 'invalid-card' {
  if (wished) return wishes[wished];
  if (!card || !passesLuhn(digitsOf(card.number)) || !isExpiryAhead(card.expiry, localTime(now))) return 'invalid-card';
  const outcome = outcomeOf(card.number);
  if (outcome !== 'challenge') return results[outcome];
  if (answer === undefined) return 'challenge';
  return answer.trim() === challengeCode ? results.approved : results.declined;
}

/** The provider's side of the counter: its page, and the notice it sends. */
export function sandboxRoutes(app: FastifyInstance, { database: { db }, clock, secrets, config }: Services): void {
  const open = (token: string) =>
    db
      .selectFrom('payment')
      .innerJoin('orders', 'orders.id', 'payment.order_id')
      .select(['payment.id', 'payment.provider_ref', 'payment.amount_cents', 'payment.origin', 'orders.number', 'orders.kind'])
      .where('payment.token_hash', '=', hashToken(token))
      .where('payment.provider', '=', sandboxName)
      .where('payment.status', '=', 'CREATED')
      .where('payment.expires_at', '>', new Date(clock.now()))
      .executeTakeFirst();

  app.get<{ Querystring: { token?: string } }>(sandboxPath, { schema: { hide: true } }, async (request, reply) => {
    const token = typeof request.query.token === 'string' ? request.query.token : '';
    const payment = token === '' ? undefined : await open(token);
    const nonce = randomBytes(16).toString('base64');
    const ancestors = config.storefrontOrigins.join(' ');
    return reply
      .removeHeader('x-frame-options')
      .headers({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self' ${ancestors}; require-trusted-types-for 'script'; trusted-types 'none'`,
        // A window opened by the storefront must keep its opener to report back.
        'cross-origin-opener-policy': 'unsafe-none',
      })
      .type('text/html; charset=utf-8')
      .send(sandboxPage(payment ? { orderNumber: payment.number, kind: payment.kind, amount: payment.amount_cents, origin: payment.origin ?? '' } : null, nonce));
  });

  app.post(sandboxPath, { schema: { hide: true }, bodyLimit: 4096 }, async (request, reply) => {
    const parsed = requestBody.safeParse(request.body);
    const payment = parsed.success ? await open(parsed.data.token) : undefined;
    reply.header('cache-control', 'no-store');
    if (!parsed.success) return { kind: 'invalid-card' };
    if (!payment) return { kind: 'invalid-token' };
    const decision = decide(parsed.data, clock.now());
    if (typeof decision === 'string') return { kind: decision };

    // Used up with the first result: a second one needs a new token.
    const used = await db.updateTable('payment').set({ token_hash: null }).where('id', '=', payment.id).where('token_hash', '=', hashToken(parsed.data.token)).returning('id').executeTakeFirst();
    if (!used) return { kind: 'invalid-token' };
    const number = digitsOf(parsed.data.card?.number ?? '4111111111111111');
    if (decision.notice !== 'none') {
      const notice: PaymentNotice = {
        eventId: randomBytes(12).toString('base64url'),
        reference: payment.provider_ref ?? '',
        orderNumber: payment.number,
        amount: payment.amount_cents,
        currency: 'GTQ',
        approved: decision.notice === 'approved',
        brand: brandOf(number),
        last4: number.slice(-4),
      };
      // The same door as any provider: the signature is checked there.
      await app.inject({ method: 'POST', url: `/pagos/notificacion/${sandboxName}`, ...signedNotice(notice, secrets.paymentSecret, clock.now()) });
    }
    return { kind: 'result', status: decision.status, reference: `SBX-${payment.provider_ref ?? ''}` };
  });
}
