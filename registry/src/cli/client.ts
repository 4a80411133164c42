import type { Artifact, DiscoveryDocument } from '@brasa/shared/composition/remote-schema';
import type { Comparison } from '../figures/compare.ts';
import type { RegistryEvent } from '../log/events.ts';
import type { RegistryState } from '../log/state.ts';
import type { Promotion } from '../registry.ts';
import type { LiveShell } from '../shells.ts';
import { PzError } from './pz-error.ts';

export type LogView = {
  readonly head: string | null;
  readonly entries: readonly { readonly index: number; readonly hash: string; readonly at: string; readonly by: string; readonly event: RegistryEvent }[];
  readonly state: RegistryState;
  /** Those that were heard of lately. */
  readonly shells: readonly LiveShell[];
};
export type Done = { readonly changed: boolean; readonly version: string };

export type Client = ReturnType<typeof connect>;

/** What an answer of the registry means for the exit code; any other one is a refusal. */
const kinds: Readonly<Record<number, 'usage' | 'unauthorised' | 'unreachable'>> = { 400: 'usage', 401: 'unauthorised', 503: 'unreachable' };

/** Everything `pz` asks of a registry, over HTTP, wherever it runs. */
export function connect({ url, token, by }: { url: string; token: string; by: string }) {
  if (!URL.canParse(url)) throw new PzError(`${JSON.stringify(url)} is no address of a registry. Example: --registry https://registry.example`, 'usage');
  async function ask<T>(path: string, body?: object): Promise<T> {
    const response = await fetch(new URL(path, url), {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'x-published-by': by, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(120_000),
    }).catch((error: Error) => {
      throw new PzError(`No registry answers at ${url} (${error.message}). Start one with \`npm start\`, or name another with --registry.`, 'unreachable');
    });
    const answer = (await response.json().catch(() => null)) as { message?: string } | null;
    // A storefront leads home whoever asks for an address that it does not have.
    if (answer === null && response.ok) throw new PzError(`What answers at ${url} is no registry. Name its address with --registry, not that of the storefront.`, 'unreachable');
    if (!response.ok) {
      throw new PzError(answer?.message ?? `The registry answered ${response.status}. Is ${url} a registry?`, kinds[response.status] ?? 'refused');
    }
    return answer as T;
  }

  return {
    url,
    token,
    discovery: () => ask<DiscoveryDocument>('/.well-known/micro-frontends.json'),
    override: (remote: string, version: string) => ask<{ readonly signed: string; /** Seconds since 1970. */ readonly expires: number }>('/overrides', { remote, version }),
    compare: (remote: string) => ask<Comparison>(`/figures/${encodeURIComponent(remote)}`),
    log: () => ask<LogView>('/log'),
    publish: (artifact: Artifact, files: ReadonlyMap<string, Uint8Array>) =>
      ask<Done>('/publish', { artifact, files: Object.fromEntries([...files].map(([path, content]) => [path, Buffer.from(content).toString('base64')])) }),
    promote: (promotion: Promotion) => ask<Done>('/promote', promotion),
    rollBack: (remote: string, to: string | undefined, reason: string) => ask<Done>('/rollback', { remote, to, reason }),
    switchTo: (remote: string, on: boolean, reason: string) => ask<Done>('/switch', { remote, on, reason }),
    handOver: (remote: string, to: string, claim: string, reason: string) => ask<Done>('/hand-over', { remote, to, claim, reason }),
    block: (remote: string, version: string, reason: string) => ask<Done>('/block', { remote, version, reason }),
  };
}
