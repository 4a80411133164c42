import semver from 'semver';
import type { DiscoveredVersion } from '../composition/remote-schema.ts';

/** Share key → its version and the names handed out under it; null where nobody can tell which those are. */
export type Provided = Readonly<Record<string, { readonly version: string; readonly names: readonly string[] | null }>>;

/** `shared`: share key → range; `uses`: share key → names. */
export type Needs = Pick<DiscoveredVersion['extras']['modulefederation'], 'shared' | 'uses'>;

/** A library in a version that is not handed out, or one name of it. */
export type Lack = { readonly key: string } & ({ readonly range: string } | { readonly name: string });

/** What a version needs and a shell does not hand out; empty when it can run there. */
export function lacking({ shared, uses }: Needs, provided: Provided): readonly Lack[] {
  const keys = Object.entries(shared).flatMap(([key, range]) => (provided[key] && semver.satisfies(provided[key].version, range) ? [] : [{ key, range }]));
  const names = Object.entries(uses).flatMap(([key, used]) => used.filter((name) => provided[key]?.names?.includes(name) === false).map((name) => ({ key, name })));
  return [...keys, ...names];
}

/** In English, for developers. */
export const lackText = (lack: Lack): string => ('range' in lack ? `${lack.key} ${lack.range}` : `${lack.name} of ${lack.key}`);
