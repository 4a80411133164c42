import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { remoteName, versionText } from '@brasa/shared/composition/remote-schema';
import { z } from 'zod';
import type { Ledger } from '../log/ledger.ts';
import { recordedIn } from '../log/event-log.ts';
import { reason, share } from '../log/events.ts';
import type { Outcome, Registry } from '../registry.ts';
import { isAuthorised } from '../token.ts';

const publishBody = z.object({ artifact: z.unknown(), files: z.record(z.string(), z.base64()) });
const versionBody = z.object({ remote: remoteName, version: versionText });
const promoteBody = versionBody.extend({ traffic: share.default(100), newExperiment: z.boolean().default(false), keepsCandidate: z.boolean().default(false), reason: reason.default('') });
const rollbackBody = z.object({ remote: remoteName, to: versionText.optional(), reason: reason.default('') });
const blockBody = versionBody.extend({ reason: reason.default('') });

const handOverBody = z.object({ remote: remoteName, to: remoteName, claim: z.string().min(1).max(200), reason: reason.default('') });

const codes: Record<string, number> = { 'invalid-artifact': 422, 'unknown-version': 404 };
/** A remote with its maps and its Node build, in base64. */
const largestPublish = 96 * 1024 * 1024;

export function adminRoutes(app: FastifyInstance, { registry, ledger, token }: { registry: Registry; ledger: Ledger; token: string }): void {
  const answer = (reply: FastifyReply, outcome: Outcome) => (outcome.ok ? reply.send(outcome) : reply.code(codes[outcome.reason] ?? 409).send({ error: outcome.reason, message: outcome.message }));

  const parse = <T>(schema: z.ZodType<T>, reply: FastifyReply, body: unknown): T | null => {
    const parsed = schema.safeParse(body);
    if (parsed.success) return parsed.data;
    reply.code(400).send({ error: 'invalid-request', message: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ') });
    return null;
  };

  app.register(async (admin) => {
    admin.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isAuthorised(request.headers.authorization, token)) return;
      return reply.code(401).send({ error: 'unauthorised', message: 'Send the publish token: REGISTRY_TOKEN, or the file registry/token in DATA_DIR.' });
    });
    const by = (request: FastifyRequest): string => String(request.headers['x-published-by'] ?? 'unknown').slice(0, 80);

    admin.post('/publish', { bodyLimit: largestPublish }, async (request, reply) => {
      const body = parse(publishBody, reply, request.body);
      if (!body) return reply;
      const files = new Map(Object.entries(body.files).map(([path, content]) => [path, Buffer.from(content, 'base64')]));
      return answer(reply, await registry.publish(body.artifact, files, by(request)));
    });
    admin.post('/promote', async (request, reply) => {
      const body = parse(promoteBody, reply, request.body);
      return body ? answer(reply, await registry.promote(body, by(request))) : reply;
    });
    admin.post('/rollback', async (request, reply) => {
      const body = parse(rollbackBody, reply, request.body);
      return body ? answer(reply, await registry.rollBack(body.remote, body.to, body.reason, by(request))) : reply;
    });
    admin.post('/block', async (request, reply) => {
      const body = parse(blockBody, reply, request.body);
      return body ? answer(reply, await registry.block(body.remote, body.version, body.reason, by(request))) : reply;
    });
    admin.post('/hand-over', async (request, reply) => {
      const body = parse(handOverBody, reply, request.body);
      return body ? answer(reply, await registry.handOver(body.remote, body.to, body.claim, body.reason, by(request))) : reply;
    });
    admin.get('/log', async () => ({
      head: ledger.head()?.hash ?? null,
      entries: ledger.entries().map((entry) => ({ index: entry.index, hash: entry.hash, ...recordedIn(entry) })),
      state: ledger.state(),
    }));
  });
}
