import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const plain = (address: string): string => address.replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/, '$1').replace(/%[\w.-]*$/, '');

/** Whose call it is. Some proxies write the port along, some machines the interface; one that writes no address at all counts itself. */
export function clientAddress(request: FastifyRequest): string {
  const named = plain(request.ip);
  return isIP(named) ? named : plain(request.socket.remoteAddress ?? '0.0.0.0');
}
