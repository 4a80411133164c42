import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type FiguresBatch, type VisitCount, type Vote, visitBeacon } from '@brasa/shared/composition/visit-schema';
import { repeat } from '@brasa/shared/server/repeat';
import { withinTime } from '@brasa/shared/server/within-time';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Remote } from '../composition/slice.ts';
import { versionsIn } from '../composition/version-pins.ts';
import { versionsText, visitPath } from '../composition/visits.ts';

const minuteMs = 60_000;
const flushEveryMs = 5_000;
const timeoutMs = 4_000;
/** What is reported of an older visit does not count. */
const longestVisitMinutes = 12 * 60;
/** Of each kind in one batch, and kept while the registry is away. */
const mostInBatch = 4_000;
const mostKept = 40_000;
/** Milliseconds that the last figures of a shell that stops may take. */
const stopTimeoutMs = 5_000;

type Sent = readonly Pick<Remote, 'name' | 'chosen'>[];

export type Visits = {
  /** Counts a page that is sent, and answers what its browser proves the visit with. `entry`: of the registry's log, which the page was made from. */
  readonly start: (remotes: Sent, entry: number) => string;
  /** Takes what a browser reports; false when it is no beacon of a page of ours. */
  readonly record: (beacon: unknown) => boolean;
  readonly stop: () => Promise<void>;
};

type Options = { readonly registryUrl: string; readonly token: string; readonly now?: () => number; readonly fetch?: typeof fetch; readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'> };

const isSame = (one: string, other: string): boolean => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Takes the oldest out. */
function takeFirst<T>(all: Map<string, T>, most: number): T[] {
  const some = [...all].slice(0, most);
  for (const [key] of some) all.delete(key);
  return some.map(([, value]) => value);
}

/** In place of the oldest one when there are too many. */
function keep<T>(all: Map<string, T>, key: string, value: T): void {
  if (!all.has(key) && all.size >= mostKept) takeFirst(all, 1);
  all.set(key, value);
}

/**
 * Visits (loaded pages) and how they went, handed on to the registry every five seconds. A visit is signed: whoever was not sent a page
 * has no vote, and whoever was has one for each remote, whose version is the one the page was sent with.
 */
export function countVisits({ registryUrl, token, now = Date.now, fetch = globalThis.fetch, log }: Options): Visits {
  // The same for every copy of the shell: a browser may tell another one than sent the page.
  const secret = createHmac('sha256', token).update('visits').digest();
  const minuteNow = (): number => Math.floor(now() / minuteMs);
  const signature = (id: string, minute: number, entry: number, versions: string): string => createHmac('sha256', secret).update(`${id}\n${minute}\n${entry}\n${versions}`).digest('base64url').slice(0, 32);

  const counts = new Map<string, VisitCount>();
  const votes = new Map<string, Vote>();
  let unsent: FiguresBatch | null = null;

  const takeBatch = (): FiguresBatch | null => {
    if (counts.size === 0 && votes.size === 0) return null;
    return { batch: randomBytes(16).toString('hex'), counts: takeFirst(counts, mostInBatch), votes: takeFirst(votes, mostInBatch) };
  };

  /** Sends one batch; false when there is nothing left. */
  const sendBatch = async (): Promise<boolean> => {
    unsent ??= takeBatch();
    if (!unsent) return false;
    const answer = await fetch(`${registryUrl}/figures`, { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: JSON.stringify(unsent), signal: AbortSignal.timeout(timeoutMs) });
    // What the registry does not take now it will not take later.
    if (answer.ok || answer.status === 400) unsent = null;
    if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
    return true;
  };
  const flush = async (): Promise<void> => {
    while (await sendBatch());
  };
  const flushing = repeat({ everyMs: flushEveryMs, log, what: 'Handing figures on to the registry', meanwhile: 'they are kept' }, flush);

  return {
    start: (remotes, entry) => {
      const minute = minuteNow();
      for (const { name, chosen } of remotes) {
        const key = `${minute} ${entry} ${name} ${chosen.version}`;
        keep(counts, key, { minute, entry, remote: name, version: chosen.version, visits: (counts.get(key)?.visits ?? 0) + 1 });
      }
      const id = randomBytes(16).toString('hex');
      return `${id}.${minute}.${entry}.${signature(id, minute, entry, versionsText(remotes))}`;
    },

    record: (beacon) => {
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
        keep(votes, `${id} ${remote}`, { ...facts, visit: id, minute, entry, remote, version });
      }
      return true;
    },

    stop: async () => {
      await flushing.stop();
      // What came while the last batch was on its way.
      await withinTime(stopTimeoutMs, flushing.now()).catch(() => log.warn('The last figures did not reach the registry in time'));
    },
  };
}

/** `POST /visits`: always 204, so that nobody learns by it whether a beacon counted. */
export function visitRoute(app: FastifyInstance, visits: Visits | null): void {
  app.post(visitPath, { bodyLimit: 8192 }, (request, reply) => {
    visits?.record(request.body);
    return reply.code(204).send();
  });
}
