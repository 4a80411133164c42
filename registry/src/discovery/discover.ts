import type { Artifact, DiscoveredVersion, DiscoveryDocument, VersionState } from '@brasa/shared/composition/remote-schema';
import { completed } from '@brasa/shared/composition/older-descriptions';
import { includesClaim, type Claims } from '../log/claims.ts';
import { owns, stateOf, versionBefore, type RegistryState, type RemoteState } from '../log/state.ts';

/** Where the published shape is. Tests hold us to it in our own words (testing/published-shape.ts). */
export const schemaUrl = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** Where browsers fetch from: '' for the storefront's own origin, or `https://cdn.example`. */
export type Origins = { readonly first: string; readonly second: string };

const isScript = (file: string): boolean => file.endsWith('.js');
const integrities = (files: Artifact['files']): [string, string][] => Object.entries(files).map(([file, facts]) => [file, facts.integrity]);

function extrasOf(artifact: Artifact, base: string, fallbackBase: string): Omit<DiscoveredVersion['extras'], 'off' | 'takesOver'> {
  const { name, version, globalName, exposes, shared, uses = {}, node } = artifact;
  const remote = completed(artifact);
  const at = (file: string): string => base + file;
  return {
    modulefederation: { name, globalName, entry: at(artifact.entry), exposes: Object.fromEntries(Object.entries(exposes).map(([path, files]) => [path, files.map(at)])), shared, uses },
    base,
    fallbackBase,
    assets: Object.fromEntries(integrities(artifact.files).filter(([file]) => isScript(file)).map(([file, integrity]) => [at(file), integrity])),
    title: remote.title,
    criticality: remote.criticality,
    ...(remote.offline && { offline: remote.offline }),
    // Shells of before know the first of the two only.
    routes: remote.routes.map((route) => (route.guests ? { private: true, ...route } : route)),
    slots: remote.slots,
    ...(remote.task !== undefined && { task: remote.task }),
    fallback: remote.fallback,
    node: node && { base: `/node/${name}/${version}/`, entry: node.entry, files: Object.fromEntries(integrities(node.files)) },
  };
}

type Place = { readonly version: string; readonly traffic: number; readonly isDefault: boolean; readonly state: VersionState };

/**
 * The versions of a remote that are in the document: the candidate, the stable one, the one before it, which a browser that
 * cannot run the stable one falls back to, and those that were shown lately.
 */
export function placesOf(remote: RemoteState): Place[] {
  const { candidate, stable } = remote;
  const before = stable === null ? undefined : versionBefore(remote);
  const places: Place[] = [
    ...(candidate ? [{ ...candidate, isDefault: false, state: 'canary' as const }] : []),
    ...(stable === null ? [] : [{ version: stable, traffic: 100 - (candidate?.traffic ?? 0), isDefault: true, state: 'stable' as const }]),
    ...(before === undefined || before === candidate?.version ? [] : [{ version: before, traffic: 0, isDefault: false, state: 'draining' as const }]),
  ];
  const retired = remote.recent.filter((version) => places.every((place) => place.version !== version));
  return [...places, ...retired.map((version) => ({ version, traffic: 0, isDefault: false, state: 'retired' as const }))];
}

type Entry = { readonly artifact: Artifact; readonly place: Place; readonly experiment: number; readonly isOff: boolean; readonly takesOver: readonly string[] };

function entryOf({ artifact, place, experiment, isOff, takesOver }: Entry, origins: Origins): DiscoveredVersion {
  const path = `${artifact.name}/${artifact.version}/`;
  const base = `${origins.first}/r/${path}`;
  const fallbackBase = `${origins.second}/r2/${path}`;
  return {
    url: `${base}mf-manifest.json`,
    fallbackUrl: `${fallbackBase}mf-manifest.json`,
    metadata: { integrity: artifact.files['mf-manifest.json']?.integrity ?? '', version: artifact.version },
    deployment: { traffic: place.traffic, default: place.isDefault, salt: `${artifact.name}:${experiment}`, state: place.state },
    extras: { ...extrasOf(artifact, base, fallbackBase), off: isOff, takesOver: [...takesOver] },
  };
}

type ArtifactOf = (remote: string, version: string) => Artifact | undefined;

/** What a build declares: addresses, places of the frame, and what the frame leads to (`page:cart`) or opens (`opens:search/requested`). */
export function claimsOf(artifact: Artifact): Claims {
  const { routes, slots } = completed(artifact);
  const pages = routes.flatMap(({ page }) => (page ? [`page:${page}`] : []));
  const events = slots.flatMap(({ opens }) => (opens ? [`opens:${opens}`] : []));
  return { routes: routes.map(({ pattern }) => pattern), slots: [...slots.map(({ name }) => name), ...pages, ...events] };
}

/** What belongs to remotes whose entries in the log say nothing about it: what their versions that are in the document declare. */
export function inheritedClaims(state: RegistryState, artifactOf: ArtifactOf): Readonly<Record<string, Claims>> {
  return Object.fromEntries(
    Object.entries(state).map(([name, remote]) => {
      const declared = placedArtifacts(remote, name, artifactOf).map(claimsOf);
      return [name, { routes: declared.flatMap(({ routes }) => routes), slots: declared.flatMap(({ slots }) => slots) }];
    }),
  );
}

const placedArtifacts = (remote: RemoteState, name: string, artifactOf: ArtifactOf): readonly Artifact[] => placesOf(remote).flatMap(({ version }) => artifactOf(name, version) ?? []);

/** What a version declares, belongs to its remote, and is declared by another remote of the document, too: it was handed over. */
function takenOver(state: RegistryState, artifactOf: ArtifactOf, artifact: Artifact): readonly string[] {
  const { routes, slots } = claimsOf(artifact);
  const others = Object.entries(state).filter(([other]) => other !== artifact.name);
  const declared = others.flatMap(([other, remote]) => placedArtifacts(remote, other, artifactOf).map(claimsOf));
  return [...routes, ...slots].filter((claim) => owns(stateOf(state, artifact.name), claim) && declared.some((claims) => includesClaim(claims, claim)));
}

/** A version that is in no place, for who tries it out. */
export function entryForOverride(state: RegistryState, artifactOf: ArtifactOf, artifact: Artifact, origins: Origins): DiscoveredVersion {
  const place = { version: artifact.version, traffic: 0, isDefault: false, state: 'retired' } as const;
  return entryOf({ artifact, place, experiment: 0, isOff: false, takesOver: takenOver(state, artifactOf, artifact) }, origins);
}

/** The document for a state. `artifactOf` knows every version that is in some place. */
export function discover(state: RegistryState, artifactOf: ArtifactOf, origins: Origins): DiscoveryDocument {
  const remotes = Object.entries(state).flatMap(([name, remote]) => {
    const entries = placesOf(remote).flatMap((place) => {
      const artifact = artifactOf(name, place.version);
      return artifact ? [entryOf({ artifact, place, experiment: remote.experiment, isOff: remote.isOff, takesOver: takenOver(state, artifactOf, artifact) }, origins)] : [];
    });
    return entries.length > 0 ? [[name, entries] as const] : [];
  });
  return { schema: schemaUrl, microFrontends: Object.fromEntries(remotes.toSorted(([a], [b]) => a.localeCompare(b))) };
}
