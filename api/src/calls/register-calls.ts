import { toEnvelope } from '@brasa/shared/wire/envelope';
import { refusal } from '@brasa/shared/wire/envelope-schema';
import { isOwnCall, ownCallsBase } from '@brasa/shared/wire/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Limit } from '../rate-limiter.ts';
import { connectionOf } from '../throttle.ts';
import type { Services } from '../services.ts';
import { offerXsrfCookie } from '../plugins/browser-safety.ts';
import { identify } from './access.ts';
import type { Answer, HandlerResult } from './answer.ts';
import type { Call, CallContext, CallLimit } from './call.ts';
import { type Authenticate, type Caller, callerKey } from './caller.ts';
import { clientAddress } from './client-address.ts';
import { type BuiltDocument, chooseEncoding } from './document.ts';
import { Failure, Refusal } from './failures.ts';
import { wrongCodes } from './wrong-codes.ts';
import { bodyLimit, contentHash, readInput } from './input.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
    idempotencyKey: string | null;
    /** When the limits counted it, in epoch milliseconds. */
    countedAt: number;
  }
}

export type Registration = {
  readonly services: Services;
  readonly authenticate: Authenticate;
  /** Every answer is checked against its schema: on in tests, where a difference is a bug of ours. */
  readonly checkAnswers: boolean;
};

type EarlyLimit = Extract<CallLimit<never>, { readonly by: 'ip' | 'caller' }>;

const everything: Limit = { max: 300, seconds: 60 };
const otherMethods = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'];
const required = 'Este campo es requerido';

function spend({ limiter }: Services, key: string, limit: Limit): void {
  const wait = limiter.count(key, limit);
  if (wait > 0) throw new Failure('RATE_LIMITED', { 'retry-after': String(wait) });
}

const isEarly = (limit: CallLimit<never>): limit is EarlyLimit => typeof limit.by !== 'function';

/** Limits that are known before the fields are, each with the name it is counted under. */
function earlyLimits(call: Call, request: FastifyRequest): { readonly key: string; readonly limit: EarlyLimit }[] {
  const connection = connectionOf(clientAddress(request));
  const who = callerKey(request.caller, connection);
  return call.limits.filter(isEarly).map((limit) => ({ key: `${limit.name ?? call.path}:${limit.by}:${limit.seconds}:${limit.by === 'ip' ? connection : who}`, limit }));
}

function spendEarly(call: Call, request: FastifyRequest, services: Services): void {
  spend(services, `all:${callerKey(request.caller, connectionOf(clientAddress(request)))}`, everything);
  for (const { key, limit } of earlyLimits(call, request)) spend(services, key, limit);
  request.countedAt = services.clock.now();
}

/** What the handler answers; unless that is a refusal, limits that count only those have not seen the call. */
async function handle(call: Call, request: FastifyRequest, services: Services): Promise<HandlerResult> {
  const forgive = (): void => {
    for (const { key, limit } of earlyLimits(call, request)) if (limit.onlyRefused) services.limiter.giveBack(key, request.countedAt);
  };
  try {
    const result = await call.handler(request.body as never, contextOf(call, request, services) as CallContext<never>);
    if ('kind' in result || result.code !== '01') forgive();
    return result;
  } catch (error) {
    if (!(error instanceof Refusal)) forgive();
    throw error;
  }
}

function spendByInput(call: Call, input: unknown, services: Services): void {
  for (const limit of call.limits as readonly CallLimit<unknown>[]) {
    if (typeof limit.by === 'function') spend(services, `${call.path}:input:${limit.by(input)}`, limit);
  }
}

function fieldRefusal(call: Call, error: z.ZodError): Refusal {
  const problems = error.issues.map((issue) => ({ field: issue.path.join('.'), message: call.fieldMessage ?? issue.message }));
  return new Refusal(problems[0]?.message ?? required, { problems });
}

function contextOf(call: Call, request: FastifyRequest, services: Services): CallContext {
  const { limiter } = services;
  const ip = clientAddress(request);
  const who = callerKey(request.caller, connectionOf(ip));
  const parameters = request.params as Readonly<Record<string, string>>;
  return {
    caller: request.caller,
    callerKey: who,
    ip,
    origin: request.headers.origin,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 350),
    parameter: call.options.parameter ? (parameters[call.options.parameter] ?? '') : '',
    idempotencyKey: request.idempotencyKey,
    get contentHash() {
      return contentHash(request.body);
    },
    trace: request.id,
    log: request.log,
    wrongCodes: (name) => wrongCodes(services, name, { caller: request.caller, callerKey: who, ip }),
    misses(name, limit) {
      const key = `miss:${name}:${who}`;
      return {
        guard() {
          const wait = limiter.waitFor(key, limit);
          if (wait > 0) throw new Failure('RATE_LIMITED', { 'retry-after': String(wait) });
        },
        count: () => void limiter.count(key, limit),
      };
    },
  };
}

function sendDocument(document: BuiltDocument, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const vary = [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', ');
  reply.headers({ 'cache-control': 'no-cache', etag: document.etag, vary }).type('application/json; charset=utf-8');
  if (document.lastModified) reply.header('last-modified', document.lastModified);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(encoding === 'br' ? document.brotli : encoding === 'gzip' ? document.gzip : document.identity);
}

function sendAnswer(answer: Answer, call: Call, reply: FastifyReply, checkAnswers: boolean): FastifyReply {
  const body = toEnvelope({ code: answer.code, message: answer.message }, answer.body);
  const checked = checkAnswers && answer.code !== '01' ? call.response.parse(body) : body;
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(checked));
}

function register(app: FastifyInstance, call: Call, { services, authenticate, checkAnswers }: Registration): void {
  // Calls of our own have a base of that name.
  const path = isOwnCall(call.path) ? call.path.slice(ownCallsBase.length + 1) : call.path;
  const url = `/${path}${call.options.parameter ? `/:${call.options.parameter}` : ''}`;
  const deny = async () => {
    throw new Failure('METHOD', { allow: 'POST' });
  };
  app.route({ method: otherMethods, url, onRequest: deny, handler: deny, schema: { hide: true } });
  app.route({
    method: 'POST',
    url,
    bodyLimit: bodyLimit(call),
    schema: { tags: [call.path.split('/')[0] ?? ''], summary: call.summary, body: call.request, response: { 200: call.response, '4xx': refusal, '5xx': refusal } },
    async onRequest(request) {
      request.caller = await identify(call, request, authenticate);
      spendEarly(call, request, services);
    },
    async preValidation(request) {
      const input = readInput(call, request, services.secrets, services.clock);
      request.body = input.fields;
      request.idempotencyKey = input.idempotencyKey;
    },
    // Validation is the library's step between these hooks; its refusal is thrown by the compiler.
    validatorCompiler:
      ({ schema }) =>
      (data: unknown) => {
        const parsed = (schema as unknown as z.ZodType).safeParse(data, { error: () => required });
        return parsed.success ? { value: parsed.data } : { error: fieldRefusal(call, parsed.error) };
      },
    async handler(request, reply) {
      spendByInput(call, request.body, services);
      const result = await handle(call, request, services);
      if (call.path === 'data/getData') offerXsrfCookie(request, reply, services.config);
      return 'kind' in result ? sendDocument(result, request, reply) : sendAnswer(result, call, reply, checkAnswers);
    },
  });
}

export function registerCalls(app: FastifyInstance, calls: readonly Call[], registration: Registration): void {
  app.decorateRequest('caller');
  app.decorateRequest('idempotencyKey');
  app.decorateRequest('countedAt');
  for (const call of calls) register(app, call, registration);
}
