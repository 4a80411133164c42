import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { remoteName, versionText } from '@brasa/shared/composition/remote-schema';
import { figuresBatch } from '@brasa/shared/composition/visit-schema';
import { z } from 'zod';
import { comparisonOf } from '../figures/comparison.ts';
import type { Figures } from '../figures/figures.ts';
import type { Ledger } from '../log/ledger.ts';
import { recordedIn } from '../log/event-log.ts';
import { reason, share } from '../log/events.ts';
import type { Outcome, Registry } from '../registry.ts';
import { shellReport, type Shells } from '../shells.ts';
import { isAuthorised, shellTokenOf } from '../token.ts';

const publishBody = z.object({ artifact: z.unknown(), files: z.record(z.string(), z.base64()) });
const versionBody = z.object({ remote: remoteName, version: versionText });
const promoteBody = versionBody.extend({ traffic: share.default(100), newExperiment: z.boolean().default(false), keepsCandidate: z.boolean().default(false), reason: reason.default('') });
const rollbackBody = z.object({ remote: remoteName, to: versionText.optional(), reason: reason.default('') });
const blockBody = versionBody.extend({ reason: reason.default('') });

const handOverBody = z.object({ remote: remoteName, to: remoteName, claim: z.string().min(1).max(200), reason: reason.default('') });

const switchBody = z.object({ remote: remoteName, on: z.boolean(), reason: reason.default('') });

const codes: Record<string, number> = { 'unknown-remote': 404, 'invalid-artifact': 422, unfit: 422, 'unknown-version': 404 };
/** A remote with its maps and its Node build, in base64. */
const largestPublish = 96 * 1024 * 1024;
/** Five thousand votes. */
const largestFigures = 4 * 1024 * 1024;

type Parts = {
  readonly registry: Registry;
  readonly ledger: Ledger;
  readonly shells: Shells;
  readonly figures: Figures;
  /** The publish token. */
  readonly token: string;
};

export function adminRoutes(app: FastifyInstance, { registry, ledger, shells, figures, token }: Parts): void {
  const answer = (reply: FastifyReply, outcome: Outcome) => (outcome.ok ? reply.send(outcome) : reply.code(codes[outcome.reason] ?? 409).send({ error: outcome.reason, message: outcome.message }));

  const parse = <T>(schema: z.ZodType<T>, reply: FastifyReply, body: unknown): T | null => {
    const parsed = schema.safeParse(body);
    if (parsed.success) return parsed.data;
    reply.code(400).send({ error: 'invalid-request', message: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ') });
    return null;
  };

  app.register(async (shellRoutes) => {
    shellRoutes.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isAuthorised(request.headers.authorization, shellTokenOf(token))) return;
      return reply.code(401).send({ error: 'unauthorised', message: 'Send the token of the shells: REGISTRY_SHELL_TOKEN, which `pz shell-token` prints.' });
    });
    shellRoutes.post('/shells', async (request, reply) => {
      const report = parse(shellReport, reply, request.body);
      if (!report) return reply;
      await shells.report(report);
      return reply.code(204).send();
    });
    shellRoutes.post('/figures', { bodyLimit: largestFigures }, async (request, reply) => {
      const batch = parse(figuresBatch, reply, request.body);
      if (!batch) return reply;
      await figures.add(batch);
      return reply.code(204).send();
    });
    shellRoutes.get<{ Params: { remote: string; version: string } }>('/versions/:remote/:version', async ({ params: { remote, version } }, reply) => (await registry.version(remote, version)) ?? reply.code(404).send({ error: 'unknown-version', message: 'This version was never published here, or is blocked.' }));
    shellRoutes.delete<{ Params: { id: string } }>('/shells/:id', async (request, reply) => {
      await shells.leave(request.params.id);
      return reply.code(204).send();
    });
  });

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
    admin.post('/switch', async (request, reply) => {
      const body = parse(switchBody, reply, request.body);
      return body ? answer(reply, await registry.switchTo(body.remote, body.on, body.reason, by(request))) : reply;
    });
    admin.post('/hand-over', async (request, reply) => {
      const body = parse(handOverBody, reply, request.body);
      return body ? answer(reply, await registry.handOver(body.remote, body.to, body.claim, body.reason, by(request))) : reply;
    });
    admin.get<{ Params: { remote: string } }>('/figures/:remote', async ({ params: { remote } }, reply) => {
      const comparison = await comparisonOf(remote, ledger, figures);
      return comparison ?? reply.code(404).send({ error: 'nothing-live', message: `No version of ${remote} is shown: there is nothing to compare. \`pz status\` lists what there is.` });
    });
    admin.get('/log', async () => ({
      head: ledger.head()?.hash ?? null,
      entries: ledger.entries().map((entry) => ({ index: entry.index, hash: entry.hash, ...recordedIn(entry) })),
      state: ledger.state(),
      shells: await shells.live(),
    }));
  });
}
