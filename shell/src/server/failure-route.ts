import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { failurePath } from '../composition/failure.ts';

const failure = z.strictObject({
  remote: z.string().regex(/^[a-z0-9/-]{1,80}$/),
  version: z.string().max(60),
  phase: z.enum(['load', 'render', 'uncaught', 'recoverable']),
  reason: z.string().max(300),
});

const aMinute = 60_000;
/** Lines a minute: a release that fails everywhere is told often enough, and nobody fills the disk. */
const most = 60;

/** What failed in browsers, reported once per page: the log says which version of what, and why. */
export function failureRoute(app: FastifyInstance, now: () => number = Date.now): void {
  let since = now();
  let reported = 0;
  app.post(failurePath, { bodyLimit: 2048 }, (request, reply) => {
    if (now() - since >= aMinute) [since, reported] = [now(), 0];
    const found = failure.safeParse(request.body);
    if (found.success && reported < most) {
      reported += 1;
      request.log.warn(found.data, 'An area failed in a browser');
    }
    return reply.code(204).send();
  });
}
