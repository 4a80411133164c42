import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { remoteName, versionText } from '@brasa/shared/composition/remote-schema';
import { figuresBatch } from '@brasa/shared/composition/visit-schema';
import { z } from 'zod';
import { comparisonOf } from '../figures/comparison.ts';
import type { Figures } from '../figures/figures.ts';
import type { Ledger } from '../log/ledger.ts';
import { recordedIn } from '../log/event-log.ts';
import { reason, share } from '../log/events.ts';
import { stateOf, versionOf } from '../log/state.ts';
import type { Outcome, Registry } from '../registry.ts';
import { shellReport, type Shells } from '../shells.ts';
import { overrideLifetime, signOverride } from '@brasa/shared/server/override';
import { isAuthorised, permissionOf, shellTokenOf, type Permission } from '../token.ts';

// Strict: a share under a wrong name would be left out, and everybody would get the version.
const publishBody = z.strictObject({ artifact: z.unknown(), files: z.record(z.string(), z.base64()) });
const versionBody = z.strictObject({ remote: remoteName, version: versionText });
const promoteBody = versionBody.extend({ traffic: share.default(100), newExperiment: z.boolean().default(false), keepsCandidate: z.boolean().default(false), reason: reason.default('') });
const rollbackBody = z.strictObject({ remote: remoteName, to: versionText.optional(), reason: reason.default('') });
const blockBody = versionBody.extend({ reason: z.string('say why: it is for good, and the log keeps it').pipe(reason.min(1, 'say why: it is for good, and the log keeps it')) });
const handOverBody = z.strictObject({ remote: remoteName, to: remoteName, claim: z.string().min(1).max(200), reason: reason.default('') });
const switchBody = z.strictObject({ remote: remoteName, on: z.boolean(), reason: reason.default('') });

const codes: Record<string, number> = { 'unknown-remote': 404, 'invalid-artifact': 422, unfit: 422, 'unknown-version': 404, 'not-placed': 500 };
/** A remote with its maps and its Node build, in base64. */
const largestPublish = 96 * 1024 * 1024;
/** Five thousand votes. */
const largestFigures = 4 * 1024 * 1024;

const nameOf = (artifact: unknown): unknown => (typeof artifact === 'object' && artifact !== null && 'name' in artifact ? artifact.name : undefined);

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
    reply.code(400).send({ error: 'invalid-request', message: parsed.error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`).join('; ') });
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
    const permissions = new WeakMap<FastifyRequest, Permission>();
    admin.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const permission = permissionOf(request.headers.authorization, token);
      if (!permission) return reply.code(401).send({ error: 'unauthorised', message: 'Send the publish token: REGISTRY_TOKEN, or the file registry/token in DATA_DIR; or the one of your remote, which `pz remote-token <remote>` prints.' });
      permissions.set(request, permission);
      return undefined;
    });
    const allowed = (request: FastifyRequest): string => permissions.get(request)?.remote ?? '';
    /** What the log says of who did it. The name is what the sender says; the remote is proven by its token. */
    const by = (request: FastifyRequest): string => {
      const name = String(request.headers['x-published-by'] ?? 'unknown').slice(0, 80);
      return allowed(request) === 'all' ? name : `${name} (${allowed(request)})`;
    };
    const mayChange = (request: FastifyRequest, reply: FastifyReply, remote: unknown): boolean => {
      const owner = allowed(request);
      if (owner === 'all' || owner === remote) return true;
      reply.code(403).send({ error: 'foreign-remote', message: `This token is for ${owner} and changes nothing of ${typeof remote === 'string' ? remote : 'other remotes'}. Ask its team, or whoever has the publish token of all remotes.` });
      return false;
    };

    admin.post('/publish', { bodyLimit: largestPublish }, async (request, reply) => {
      const body = parse(publishBody, reply, request.body);
      if (!body || !mayChange(request, reply, nameOf(body.artifact))) return reply;
      const files = new Map(Object.entries(body.files).map(([path, content]) => [path, Buffer.from(content, 'base64')]));
      return answer(reply, await registry.publish(body.artifact, files, by(request)));
    });

    /** A change of one remote. */
    const change = <T extends { readonly remote: string }>(path: string, schema: z.ZodType<T>, make: (body: T, by: string) => Promise<Outcome>): void => {
      admin.post(path, async (request, reply) => {
        const body = parse(schema, reply, request.body);
        return body && mayChange(request, reply, body.remote) ? answer(reply, await make(body, by(request))) : reply;
      });
    };
    change('/promote', promoteBody, (promotion, who) => registry.promote(promotion, who));
    change('/rollback', rollbackBody, ({ remote, to, reason: why }, who) => registry.rollBack(remote, to, why, who));
    change('/block', blockBody, ({ remote, version, reason: why }, who) => registry.block(remote, version, why, who));
    change('/switch', switchBody, ({ remote, on, reason: why }, who) => registry.switchTo(remote, on, why, who));
    change('/hand-over', handOverBody, ({ remote, to, claim, reason: why }, who) => registry.handOver(remote, to, claim, why, who));

    admin.post('/overrides', async (request, reply) => {
      const body = parse(versionBody, reply, request.body);
      if (!body || !mayChange(request, reply, body.remote)) return reply;
      const { remote, version } = body;
      const published = versionOf(stateOf(ledger.state(), remote), version);
      if (!published) return reply.code(404).send({ error: 'unknown-version', message: `${remote} ${version} was never published here. \`pz explain ${remote}\` lists what there is.` });
      if (published.blocked) return reply.code(409).send({ error: 'blocked-version', message: `${remote} ${version} is blocked and is shown to nobody. Publish a corrected one.` });
      const expires = Math.floor(Date.now() / 1000) + overrideLifetime;
      return { signed: signOverride(shellTokenOf(token), { versions: new Map([[remote, version]]), expires }), expires };
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
