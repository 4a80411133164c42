import { createOutageLog, type OutageLog, type ServerLog } from '@brasa/shared/server/outage-log';
import { isDatabaseAway } from '@brasa/shared/server/postgres-connections';
import { toEnvelope } from '@brasa/shared/wire/envelope';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, Refusal, failureForStatus, unavailable } from '../calls/failures.ts';

function asFailure(error: FastifyError, request: FastifyRequest, databaseOutage: OutageLog): Failure {
  if (error instanceof Failure) return error;
  if (isDatabaseAway(error)) {
    databaseOutage.failed(error);
    return unavailable(error);
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new Failure(failureForStatus(status), {}, { cause: error });
  request.log.error({ err: error }, 'a call ended with a bug');
  return new Failure('INTERNAL', {}, { cause: error });
}

function sendFailure(failure: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(failure.status)
    .headers({ 'cache-control': 'no-store', ...failure.headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(toEnvelope({ code: '01', message: failure.message, failure: failure.failure, trace: request.id }, { data: null, ...failure.body })));
}

function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, message, problems, body } = refusal;
  return reply
    .code(200)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(toEnvelope({ code, message, trace: request.id, ...(problems && { problems }) }, body)));
}

export type HandleError = (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** No stack, SQL or text of a library leaves the server. Calls that meet a database that is away are logged as one outage. */
export function createErrorHandler(log: ServerLog, database: string): HandleError {
  const databaseOutage = createOutageLog({ log, what: `The database ${database}`, meanwhile: 'calls that need it are answered with 503', overAfterMs: 10_000 });
  return (error, request, reply) =>
    error instanceof Refusal ? sendRefusal(error, request, reply) : sendFailure(asFailure(error, request, databaseOutage), request, reply);
}

export function errors(app: FastifyInstance, handleError: HandleError): void {
  app.setErrorHandler<FastifyError | Refusal>(handleError);
  app.setNotFoundHandler(() => {
    throw new Failure('NOT_FOUND');
  });
}
