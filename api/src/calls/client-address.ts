import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Whose call it is. Some proxies write the port along; one that writes no address at all counts itself. */
export function clientAddress(request: FastifyRequest): string {
  const named = request.ip.replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/, '$1');
  return isIP(named) ? named : (request.socket.remoteAddress ?? '0.0.0.0');
}
