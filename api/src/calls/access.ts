import type { FastifyRequest } from 'fastify';
import type { Call } from './call.ts';
import { type Authenticate, type Caller, type Credentials, anonymous } from './caller.ts';
import { clientAddress } from './client-address.ts';
import { Failure, sessionEnded } from './failures.ts';

const header = (value: string | string[] | undefined): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function credentialsOf(request: FastifyRequest): Credentials {
  return {
    bearer: /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(header(request.headers.authorization) ?? '')?.[1],
    refreshToken: header(request.headers['refresh-token']),
    ip: clientAddress(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 350),
  };
}

/** Who is calling, or the 401 or 403 of the call. A call that needs no token takes a good one and ignores any other. */
export async function identify(call: Call, request: FastifyRequest, authenticate: Authenticate): Promise<Caller> {
  const credentials = credentialsOf(request);
  const needed = call.options.secure === true || call.options.guest === true;
  if (!needed && credentials.bearer === undefined) return anonymous;
  const result = await authenticate(credentials, { renew: needed });
  if (!needed) return result.kind === 'known' ? result.caller : anonymous;
  if (result.kind === 'renewed') throw new Failure('UNAUTHENTICATED', { token: result.token, 'refresh-token': result.refreshToken });
  if (result.kind === 'unknown') throw new Failure('UNAUTHENTICATED');
  if (result.kind === 'ended') throw sessionEnded();
  if (result.kind === 'forbidden') throw new Failure('FORBIDDEN');
  if (call.options.secure && result.caller.kind === 'guest') throw new Failure('FORBIDDEN');
  return result.caller;
}
