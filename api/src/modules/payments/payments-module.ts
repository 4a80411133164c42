import { paymentTokenAnswer, paymentTokenRequest } from '@brasa/shared/wire/payment-schema';
import { repeat, type Repeated } from '@brasa/shared/server/repeat';
import type { FastifyInstance } from 'fastify';
import { done, refused } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import { Failure } from '../../calls/failures.ts';
import type { Module } from '../../calls/module.ts';
import type { Services } from '../../services.ts';
import type { Kitchen } from '../orders/confirm-order.ts';
import { inquiry } from './ask-about-payments.ts';
import { giveBack } from './give-back.ts';
import { openPayment } from './open-payment.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { paymentsText } from './payments-text.ts';
import { sandboxName, sandboxProvider } from './sandbox-provider.ts';
import { sandboxRoutes } from './sandbox-routes.ts';
import { settleNotice } from './settle-payment.ts';
import type { PaymentContext } from './settle-payment.ts';
import { timeLimited } from './time-limit.ts';

const lookEveryMs = 60_000;

function chosenProvider({ config, secrets }: Services): PaymentProvider {
  if (config.paymentProvider === sandboxName) return sandboxProvider({ publicUrl: config.publicUrl, secret: secrets.paymentSecret });
  throw new Error(`PAYMENT_PROVIDER=${config.paymentProvider} is not known. Implement PaymentProvider for it in modules/payments and name it in payments-module.ts, or use «sandbox».`);
}

/** Signed notices, read as the exact bytes that were signed. */
function noticeRoute(app: FastifyInstance, context: PaymentContext): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, ready) => ready(null, body));
  app.post<{ Params: { provider: string } }>('/pagos/notificacion/:provider', { schema: { hide: true }, bodyLimit: 16_384 }, async (request) => {
    const { provider, clock } = context;
    const raw = typeof request.body === 'string' ? request.body : '';
    const notice = request.params.provider === provider.name ? provider.verifyNotice(request.headers, raw, clock.now()) : null;
    if (!notice) throw new Failure('FORBIDDEN');
    return { ok: true, result: await settleNotice(context, notice) };
  });
}

export function paymentsModule(services: Services, kitchen: Kitchen, chosen: PaymentProvider = chosenProvider(services)): Module {
  const { database, clock, config, release, log, secrets } = services;
  const provider = timeLimited(chosen);
  const context: PaymentContext = { config, database, release, clock, log, secrets, kitchen, provider };
  const closing = new AbortController();
  let looking: readonly Repeated[] = [];

  const token = defineCall({
    path: 'checkout/getValidatorTokenPromerica',
    summary: 'A one-time token for the page that takes the card.',
    request: paymentTokenRequest,
    response: paymentTokenAnswer,
    limits: [{ by: 'caller', max: 6, seconds: 60 }],
    handler: async ({ idorder, tipo }, { caller, origin }) => {
      const announcedTo = origin ?? config.storefrontOrigins[0] ?? '';
      if (!config.storefrontOrigins.includes(announcedTo)) throw new Failure('FORBIDDEN');
      const { cardDisabledMessage } = release.current().catalog.config;
      if (cardDisabledMessage !== '') return refused(cardDisabledMessage);
      const opened = await openPayment(database, provider, { orderNumber: idorder, kind: tipo, buyer: caller, origin: announcedTo, now: clock.now() });
      return opened.ok ? done({ token: opened.token, url: opened.url }) : refused(paymentsText[opened.problem]);
    },
  });

  return {
    name: 'payments',
    calls: [token],
    routes: async (app) => {
      await app.register(async (scope) => noticeRoute(scope, context));
      if (provider.name === sandboxName) sandboxRoutes(app, services);
    },
    async start() {
      // Each for itself: nobody waits for money because the provider does not answer about payments.
      looking = [
        repeat({ everyMs: lookEveryMs, log, what: 'Asking about payments' }, inquiry(context, closing.signal)),
        repeat({ everyMs: lookEveryMs, log, what: 'Looking after refunds' }, () => giveBack(context)),
      ];
    },
    async stop() {
      closing.abort();
      await Promise.all(looking.map(({ stop }) => stop()));
    },
  };
}
