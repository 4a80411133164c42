import { join } from 'node:path';
import { repeat } from '@brasa/shared/server/repeat';
import type { FastifyBaseLogger } from 'fastify';
import { completedDocument } from '@brasa/shared/composition/older-descriptions';
import { discoveryDocument, type DiscoveredRemotes } from '@brasa/shared/composition/remote-schema';
import { keptCopy } from './kept-copy.ts';
import type { Provided } from '@brasa/shared/server/lacking';
import { runnable, type Refused } from './runnable.ts';

/** Milliseconds between two looks at the registry; a rollback reaches new pages within two of them. */
const everyMs = 1000;
const timeoutMs = 4000;

type Options = { readonly registryUrl: string; readonly dataDir: string; /** What this shell hands out to remotes. */ readonly provided: Provided; readonly fetch?: typeof fetch; readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'> };

export type DiscoverySource = {
  readonly current: () => DiscoveredRemotes;
  /** Entry of the registry's log that the document follows from; null before there is one, and for the copy on disk. */
  readonly index: () => number | null;
  /** Versions of the document that this shell cannot run. */
  readonly refused: () => readonly Refused[];
  readonly stop: () => Promise<void>;
};

const nothing: DiscoveredRemotes = { microFrontends: {} };

/** Which remotes there are. Asked again every second; while the registry is away the last answer counts, from memory or disk. */
export async function watchDiscovery({ registryUrl, dataDir, provided, fetch = globalThis.fetch, log }: Options, onChange: (document: DiscoveredRemotes) => void = () => {}): Promise<DiscoverySource> {
  const copy = keptCopy(join(dataDir, 'shell', 'discovery.json'));
  let current = nothing;
  let tag: string | null = null;
  let unfit: readonly Refused[] = [];
  const reported = new Set<string>();

  const take = (text: string, from: string | null): void => {
    const { document, refused } = runnable(completedDocument(discoveryDocument.parse(JSON.parse(text))), provided);
    for (const { remote, version, lacking } of refused) {
      if (!reported.has(version)) log.warn(`${remote} ${version} needs ${lacking.join(', ')}, which this shell does not hand out: visitors get another version. Deploy the shell it was built with`);
      reported.add(version);
    }
    current = document;
    unfit = refused;
    tag = from;
    onChange(current);
  };

  const refresh = async (): Promise<void> => {
    const answer = await fetch(`${registryUrl}/.well-known/micro-frontends.json`, { headers: tag ? { 'if-none-match': tag } : {}, signal: AbortSignal.timeout(timeoutMs) });
    if (answer.status === 304) return;
    if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
    const text = await answer.text();
    take(text, answer.headers.get('etag'));
    await copy.write(text);
  };

  const asking = repeat({ everyMs, log, what: 'Asking the registry which remotes there are', meanwhile: 'the last answer counts' }, refresh);
  await asking.now();
  if (current === nothing) {
    const kept = await copy.read();
    try {
      if (kept) take(kept, null);
    } catch (err) {
      log.warn({ err }, 'What was kept of the registry’s last answer cannot be read');
    }
  }

  const index = (): number | null => (tag === null ? null : Number(tag.replaceAll('"', '')));
  return { current: () => current, index, refused: () => unfit, stop: asking.stop };
}
