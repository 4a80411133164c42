import { toEnvelope } from '@brasa/shared/wire/envelope';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, Refusal, failureForStatus, unavailable } from '../calls/failures.ts';

/** Connection refused or lost, too many connections, shutting down, statement given up. */
const databaseAway = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|08\w{3}|53\d{3}|57P0\d|57014)$/;

const isDatabaseAway = (error: FastifyError): boolean =>
  databaseAway.test(error.code ?? '') || /PGlite is closed|Connection terminated|timeout exceeded when trying to connect|driver has already been destroyed/.test(error.message);

function asFailure(error: FastifyError, request: FastifyRequest): Failure {
  if (error instanceof Failure) return error;
  if (isDatabaseAway(error)) {
    request.log.error({ error: error.message, code: error.code }, 'the database did not answer');
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
    .send(JSON.stringify(toEnvelope({ code: '01', message: failure.message, failure: failure.failure, trace: request.id }, { data: null })));
}

function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, message, problems, body } = refusal;
  return reply
    .code(200)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(toEnvelope({ code, message, trace: request.id, ...(problems && { problems }) }, body)));
}

/** No stack, SQL or text of a library leaves the server. */
export function handleError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return error instanceof Refusal ? sendRefusal(error, request, reply) : sendFailure(asFailure(error, request), request, reply);
}

export function errors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Refusal>(handleError);
  app.setNotFoundHandler(() => {
    throw new Failure('NOT_FOUND');
  });
}
