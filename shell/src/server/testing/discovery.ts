import type { DiscoveredVersion, DiscoveryDocument } from '../discovery-schema.ts';

type Options = { readonly name?: string; readonly version?: string; readonly traffic?: number; readonly isDefault?: boolean; readonly state?: DiscoveredVersion['deployment']['state']; readonly shared?: Readonly<Record<string, string>>; readonly uses?: Readonly<Record<string, string[]>>; readonly more?: Partial<DiscoveredVersion['extras']> };

/** One entry of a discovery document, as the registry writes it. */
export function aVersion({ name = 'mf-menu', version = '1.0.0+aaaaaaaa', traffic = 100, isDefault = true, state = isDefault ? 'stable' : traffic > 0 ? 'canary' : 'draining', shared = {}, uses = {}, more = {} }: Options = {}): DiscoveredVersion {
  const base = `/r/${name}/${version}/`;
  return {
    metadata: { version },
    deployment: { traffic, default: isDefault, salt: `${name}:1`, state },
    extras: {
      modulefederation: { globalName: `pz_${name.replaceAll('-', '_')}`, entry: `${base}remoteEntry.1.js`, exposes: { './area': [`${base}expose_area.2.js`] }, shared, uses },
      base,
      fallbackBase: `/r2/${name}/${version}/`,
      assets: { [`${base}remoteEntry.1.js`]: 'sha384-entry', [`${base}expose_area.2.js`]: 'sha384-area' },
      title: 'Menú',
      criticality: 'primary',
      routes: [{ pattern: '/', title: 'Inicio' }, { pattern: '/menu/categoria/:category', title: 'Menú' }],
      slots: [],
      fallback: 'No pudimos cargar el menú.',
      node: { base: `/node/${name}/${version}/`, entry: 'remoteEntry.cjs', files: {} },
      ...more,
    },
  };
}

export const aDocument = (...entries: readonly DiscoveredVersion[]): DiscoveryDocument => ({ microFrontends: { 'mf-menu': entries.length > 0 ? [...entries] : [aVersion()] } });
