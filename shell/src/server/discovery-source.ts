import { join } from 'node:path';
import { discoveryDocument, type DiscoveryDocument } from './discovery-schema.ts';
import { keptCopy } from './kept-copy.ts';
import { repeat } from './repeat.ts';
import { runnable, type Provided } from './runnable.ts';

/** Milliseconds between two looks at the registry; a rollback reaches new pages within two of them. */
const every = 1000;
const patience = 4000;

type Options = { readonly registryUrl: string; readonly dataDir: string; /** What this shell hands out to remotes. */ readonly provided: Provided; readonly fetch?: typeof fetch; readonly warn: (message: string, error?: unknown) => void };

export type DiscoverySource = { readonly current: () => DiscoveryDocument; readonly stop: () => void };

const nothing: DiscoveryDocument = { microFrontends: {} };

/** Which remotes there are. Asked again every second; while the registry is away the last answer counts, from memory or disk. */
export async function watchDiscovery({ registryUrl, dataDir, provided, fetch = globalThis.fetch, warn }: Options, onChange: (document: DiscoveryDocument) => void = () => {}): Promise<DiscoverySource> {
  const copy = keptCopy(join(dataDir, 'shell', 'discovery.json'));
  let current = nothing;
  let tag: string | null = null;
  let isAway = false;
  const told = new Set<string>();

  const take = (text: string): void => {
    const { document, refused } = runnable(discoveryDocument.parse(JSON.parse(text)), provided);
    for (const { remote, version, lacking } of refused) {
      if (!told.has(version)) warn(`${remote} ${version} needs ${lacking.join(', ')}, which this shell does not hand out: visitors get another version. Deploy the shell it was built with`);
      told.add(version);
    }
    current = document;
    onChange(current);
  };

  const refresh = async (): Promise<void> => {
    const answer = await fetch(`${registryUrl}/.well-known/micro-frontends.json`, { headers: tag ? { 'if-none-match': tag } : {}, signal: AbortSignal.timeout(patience) });
    if (answer.status === 304) return;
    if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
    const text = await answer.text();
    take(text);
    tag = answer.headers.get('etag');
    await copy.write(text);
  };

  /** Told once when it starts, not every second. */
  const attempt = async (): Promise<void> => {
    try {
      await refresh();
      isAway = false;
    } catch (error) {
      if (!isAway) warn('The registry cannot be asked which remotes there are; the last answer counts', error);
      isAway = true;
    }
  };

  await attempt();
  if (current === nothing) {
    const kept = await copy.read();
    try {
      if (kept) take(kept);
    } catch (error) {
      warn('What was kept of the registry’s last answer cannot be read', error);
    }
  }

  return { current: () => current, stop: repeat(every, attempt) };
}
