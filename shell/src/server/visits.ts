import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type FiguresBatch, type Vote, visitBeacon } from '@brasa/shared/composition/visit-schema';
import { repeat } from '@brasa/shared/server/repeat';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Remote } from '../composition/slice.ts';
import { versionsIn } from '../composition/version-pins.ts';
import { versionsText, visitPath } from '../composition/visits.ts';

const minuteMs = 60_000;
const flushEveryMs = 5_000;
const timeoutMs = 4_000;
/** A visit that is older tells nothing any more. */
const longestVisitMinutes = 12 * 60;
/** Votes in one batch, and kept while the registry is away. */
const mostInBatch = 4_000;
const mostKept = 40_000;

type Sent = readonly Pick<Remote, 'name' | 'chosen'>[];

export type Visits = {
  /** Counts a page that is sent, and answers what its browser proves the visit with. `entry`: of the registry's log, which the page was made from. */
  readonly begin: (remotes: Sent, entry: number) => string;
  /** What a browser tells; false when it is no beacon of a page of ours. */
  readonly hear: (beacon: unknown) => boolean;
  readonly stop: () => Promise<void>;
};

type Options = { readonly registryUrl: string; readonly token: string; readonly now?: () => number; readonly fetch?: typeof fetch; readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'> };

const isSame = (one: string, other: string): boolean => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Visits (loaded pages) and how they went, handed on to the registry every five seconds. A visit is signed: whoever was not sent a page
 * has no vote, and whoever was has one for each remote, whose version is the one the page was sent with.
 */
export function countVisits({ registryUrl, token, now = Date.now, fetch = globalThis.fetch, log }: Options): Visits {
  // The same for every copy of the shell: a browser may tell another one than sent the page.
  const key = createHmac('sha256', token).update('visits').digest();
  const minuteNow = (): number => Math.floor(now() / minuteMs);
  const signature = (id: string, minute: number, entry: number, versions: string): string => createHmac('sha256', key).update(`${id}\n${minute}\n${entry}\n${versions}`).digest('base64url').slice(0, 32);

  let counts = new Map<string, FiguresBatch['counts'][number]>();
  let votes = new Map<string, Vote>();
  let unsent: FiguresBatch | null = null;

  const takeBatch = (): FiguresBatch | null => {
    if (counts.size === 0 && votes.size === 0) return null;
    const some = [...votes].slice(0, mostInBatch);
    const batch = { batch: randomBytes(16).toString('hex'), counts: [...counts.values()], votes: some.map(([, vote]) => vote) };
    counts = new Map();
    some.forEach(([name]) => votes.delete(name));
    return batch;
  };

  const flush = async (): Promise<void> => {
    unsent ??= takeBatch();
    if (!unsent) return;
    const answer = await fetch(`${registryUrl}/figures`, { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: JSON.stringify(unsent), signal: AbortSignal.timeout(timeoutMs) });
    // What the registry does not take now it will not take later.
    if (answer.ok || answer.status === 400) unsent = null;
    if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
  };
  const flushing = repeat({ everyMs: flushEveryMs, log, what: 'Handing figures on to the registry', meanwhile: 'they are kept' }, flush);

  return {
    begin: (remotes, entry) => {
      const minute = minuteNow();
      for (const { name, chosen } of remotes) {
        const known = `${minute} ${entry} ${name} ${chosen.version}`;
        counts.set(known, { minute, entry, remote: name, version: chosen.version, visits: (counts.get(known)?.visits ?? 0) + 1 });
      }
      const id = randomBytes(16).toString('hex');
      return `${id}.${minute}.${entry}.${signature(id, minute, entry, versionsText(remotes))}`;
    },

    hear: (beacon) => {
      const parsed = visitBeacon.safeParse(beacon);
      if (!parsed.success) return false;
      const { visit, versions, remotes } = parsed.data;
      const [, id = '', minuteText = '', entryText = '', signed = ''] = /^([0-9a-f]{32})\.(\d{1,9})\.(\d{1,9})\.([\w-]{32})$/.exec(visit) ?? [];
      const [minute, entry] = [Number(minuteText), Number(entryText)];
      if (!isSame(signed, signature(id, minute, entry, versions)) || minuteNow() - minute > longestVisitMinutes) return false;
      const given = versionsIn(versions);
      for (const [remote, facts] of Object.entries(remotes)) {
        const version = given.get(remote);
        if (version === undefined) continue;
        if (votes.size >= mostKept) votes.delete(votes.keys().next().value ?? '');
        votes.set(`${id} ${remote}`, { ...facts, visit: id, minute, entry, remote, version });
      }
      return true;
    },

    stop: async () => {
      await flushing.now();
      await flushing.stop();
    },
  };
}

/** `POST /visits`: always 204, so that nobody learns by it whether a beacon counted. */
export function visitRoute(app: FastifyInstance, visits: Visits | null): void {
  app.post(visitPath, { bodyLimit: 8192 }, (request, reply) => {
    visits?.hear(request.body);
    return reply.code(204).send();
  });
}
