import type { DiscoveredVersion, DiscoveredRemotes } from '@brasa/shared/composition/remote-schema';
import { lacking, lackText, type Provided } from '@brasa/shared/server/lacking';

export type Refused = { readonly remote: string; readonly version: string; readonly lacking: readonly string[] };

/**
 * The document without the versions this shell cannot run, as when a remote was published before the shell it was built with,
 * or the shell went back. Their visitors get another version of the same remote. Where no version could run, all stay:
 * a page that says so is better than one that is not there.
 */
export function runnable({ microFrontends }: DiscoveredRemotes, provided: Provided): { readonly document: DiscoveredRemotes; readonly refused: readonly Refused[] } {
  const refused: Refused[] = [];
  const kept = Object.entries(microFrontends).map(([remote, entries]) => {
    const able = entries.filter((entry) => {
      const missing = lacking(entry.extras.modulefederation, provided);
      if (missing.length > 0) refused.push({ remote, version: entry.metadata.version, lacking: missing.map(lackText) });
      return missing.length === 0;
    });
    if (able.length === 0) return [remote, entries] as const;
    return [remote, hasDefault(entries) && !hasDefault(able) ? withDefault(able) : able] as const;
  });
  return { document: { microFrontends: Object.fromEntries(kept) }, refused };
}

/** In place of a default that cannot run: the version that everybody had before, else the candidate. */
function withDefault(entries: readonly DiscoveredVersion[]): DiscoveredVersion[] {
  const next = entries.find(({ deployment }) => deployment.state === 'draining') ?? entries[0];
  return entries.map((entry) => (entry === next ? { ...entry, deployment: { ...entry.deployment, default: true } } : entry));
}

const hasDefault = (entries: readonly DiscoveredVersion[]): boolean => entries.some(({ deployment }) => deployment.default);
