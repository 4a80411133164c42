import type { Artifact } from '../artifacts/artifact.ts';
import { versionBefore, type RegistryState, type RemoteState } from '../log/state.ts';
import { schemaUrl, type DiscoveredVersion, type Discovery, type Extras, type VersionState } from './document.ts';

/** Where browsers fetch from: '' for the storefront's own origin, or `https://cdn.example`. */
export type Origins = { readonly first: string; readonly second: string };

const isScript = (file: string): boolean => file.endsWith('.js');
const integrities = (files: Artifact['files']): [string, string][] => Object.entries(files).map(([file, facts]) => [file, facts.integrity]);

function extrasOf(artifact: Artifact, base: string, fallbackBase: string): Extras {
  const { name, version, globalName, exposes, shared, uses = {}, remote, node } = artifact;
  const at = (file: string): string => base + file;
  return {
    modulefederation: { name, globalName, entry: at(artifact.entry), exposes: Object.fromEntries(Object.entries(exposes).map(([path, files]) => [path, files.map(at)])), shared, uses },
    base,
    fallbackBase,
    assets: Object.fromEntries(integrities(artifact.files).filter(([file]) => isScript(file)).map(([file, integrity]) => [at(file), integrity])),
    title: remote.title,
    criticality: remote.criticality,
    routes: remote.routes,
    slots: remote.slots,
    fallback: remote.fallback,
    node: node && { base: `/node/${name}/${version}/`, entry: node.entry, files: Object.fromEntries(integrities(node.files)) },
  };
}

type Place = { readonly version: string; readonly traffic: number; readonly isDefault: boolean; readonly state: VersionState };

/** The versions of a remote that are in the document: the candidate, the stable one and the one before it, which a browser that cannot run the stable one falls back to. */
export function placesOf(remote: RemoteState): Place[] {
  const { candidate, stable } = remote;
  const before = stable === null ? undefined : versionBefore(remote);
  return [
    ...(candidate ? [{ ...candidate, isDefault: false, state: 'canary' as const }] : []),
    ...(stable === null ? [] : [{ version: stable, traffic: 100 - (candidate?.traffic ?? 0), isDefault: true, state: 'stable' as const }]),
    ...(before === undefined || before === candidate?.version ? [] : [{ version: before, traffic: 0, isDefault: false, state: 'draining' as const }]),
  ];
}

function entryOf(artifact: Artifact, place: Place, experiment: number, origins: Origins): DiscoveredVersion {
  const path = `${artifact.name}/${artifact.version}/`;
  const base = `${origins.first}/r/${path}`;
  const fallbackBase = `${origins.second}/r2/${path}`;
  return {
    url: `${base}mf-manifest.json`,
    fallbackUrl: `${fallbackBase}mf-manifest.json`,
    metadata: { integrity: artifact.files['mf-manifest.json']?.integrity ?? '', version: artifact.version },
    deployment: { traffic: place.traffic, default: place.isDefault, salt: `${artifact.name}:${experiment}`, state: place.state },
    extras: extrasOf(artifact, base, fallbackBase),
  };
}

/** The document for a state. `artifactOf` knows every version that is in some place. */
export function discover(state: RegistryState, artifactOf: (remote: string, version: string) => Artifact | undefined, origins: Origins): Discovery {
  const remotes = Object.entries(state).flatMap(([name, remote]) => {
    const entries = placesOf(remote).flatMap((place) => {
      const artifact = artifactOf(name, place.version);
      return artifact ? [entryOf(artifact, place, remote.experiment, origins)] : [];
    });
    return entries.length > 0 ? [[name, entries] as const] : [];
  });
  return { schema: schemaUrl, microFrontends: Object.fromEntries(remotes.toSorted(([a], [b]) => a.localeCompare(b))) };
}
