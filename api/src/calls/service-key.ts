import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Secrets } from '../secrets.ts';
import { Failure } from './failures.ts';

/** Machines of the shop come with `x-service-key`; everybody else gets 403. */
export function requireServiceKey({ headers }: FastifyRequest, { serviceKey }: Pick<Secrets, 'serviceKey'>): void {
  const given = headers['x-service-key'];
  if (typeof given !== 'string' || Buffer.byteLength(given) !== Buffer.byteLength(serviceKey) || !timingSafeEqual(Buffer.from(given), Buffer.from(serviceKey))) throw new Failure('FORBIDDEN');
}
