import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Provided } from '@brasa/shared/server/lacking';
import { repeat } from '@brasa/shared/server/repeat';
import type { FastifyBaseLogger } from 'fastify';
import type { DiscoverySource } from './discovery-source.ts';

const everyMs = 10_000;
const timeoutMs = 4_000;

type Options = {
  readonly registryUrl: string;
  readonly token: string;
  readonly provides: Provided;
  readonly discovery: Pick<DiscoverySource, 'index' | 'refused'>;
  readonly fetch?: typeof fetch;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

export type Reporting = { readonly now: () => void; readonly stop: () => Promise<void> };

/**
 * Tells the registry what this shell hands out, which document it shows and which versions it cannot run: nothing is published that
 * it cannot run, and `pz status` says what visitors really get. At the start, with every change and every ten seconds; when it stops it says so.
 */
export function reportToRegistry({ registryUrl, token, provides, discovery, fetch = globalThis.fetch, log }: Options): Reporting {
  const id = `${hostname().replace(/[^A-Za-z0-9.-]/g, '-').slice(0, 60)}-${process.pid}-${randomBytes(4).toString('hex')}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

  const report = async (): Promise<void> => {
    const body = JSON.stringify({ id, index: discovery.index(), provides, refused: discovery.refused() });
    const answer = await fetch(`${registryUrl}/shells`, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new Error(answer.status === 401 ? 'REGISTRY_SHELL_TOKEN is not the one that `pz shell-token` prints.' : `The registry answered ${answer.status}.`);
  };
  const reporting = repeat({ everyMs, log, what: 'Reporting to the registry' }, report);

  return {
    now: () => void reporting.now(),
    stop: async () => {
      await reporting.stop();
      const { authorization } = headers;
      // The registry forgets a shell that is silent; this is only sooner.
      await fetch(`${registryUrl}/shells/${id}`, { method: 'DELETE', headers: { authorization }, signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
    },
  };
}
