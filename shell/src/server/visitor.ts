import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'pz_vid';
const aYear = 31_536_000;
const shape = new RegExp(`(?:^|;\\s*)${name}=([0-9a-f]{32})(?:;|$)`);

/** Who asks, without knowing who it is: a random number that keeps a visitor on the same versions. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const known = shape.exec(request.headers.cookie ?? '')?.[1];
  if (known) return known;
  const visitor = randomBytes(16).toString('hex');
  reply.header('set-cookie', `${name}=${visitor}; Path=/; Max-Age=${aYear}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`);
  return visitor;
}
