import { createHash } from 'node:crypto';
import type { DiscoveredVersion, DiscoveryDocument, VersionState } from '@brasa/shared/composition/remote-schema';

type Options = { readonly name?: string; readonly version?: string; readonly traffic?: number; readonly isDefault?: boolean; readonly state?: VersionState; readonly shared?: Readonly<Record<string, string>>; readonly uses?: Readonly<Record<string, string[]>>; readonly more?: Partial<DiscoveredVersion['extras']> };

/** A hash of the right form; another one for each file. */
export const hashOf = (file: string): string => `sha384-${createHash('sha384').update(file).digest('base64')}`;

/** One entry of a discovery document, as the registry writes it. */
export function aVersion({ name = 'mf-menu', version = '1.0.0+aaaaaaaa', traffic = 100, isDefault = true, state = isDefault ? 'stable' : traffic > 0 ? 'canary' : 'draining', shared = {}, uses = {}, more = {} }: Options = {}): DiscoveredVersion {
  const base = `/r/${name}/${version}/`;
  return {
    url: `${base}mf-manifest.json`,
    fallbackUrl: `/r2/${name}/${version}/mf-manifest.json`,
    metadata: { integrity: hashOf('mf-manifest.json'), version },
    deployment: { traffic, default: isDefault, salt: `${name}:1`, state },
    extras: {
      modulefederation: { name, globalName: `pz_${name.replaceAll('-', '_')}`, entry: `${base}remoteEntry.1.js`, exposes: { './area': [`${base}expose_area.2.js`] }, shared, uses },
      base,
      fallbackBase: `/r2/${name}/${version}/`,
      assets: { [`${base}remoteEntry.1.js`]: hashOf('entry'), [`${base}expose_area.2.js`]: hashOf('area') },
      title: 'Menú',
      criticality: 'primary',
      routes: [
        { pattern: '/', title: 'Inicio', facts: 'restaurant' },
        { pattern: '/menu', title: 'Inicio', page: 'menu', canonical: '/', facts: 'restaurant' },
        { pattern: '/menu/categoria/:category', title: 'Menú', facts: 'menu' },
      ],
      slots: [],
      fallback: 'No pudimos cargar el menú.',
      off: false,
      takesOver: [],
      node: { base: `/node/${name}/${version}/`, entry: 'remoteEntry.cjs', files: {} },
      ...more,
    },
  };
}

export const aDocument = (...entries: readonly DiscoveredVersion[]): DiscoveryDocument => ({ schema: 'v1-pre', microFrontends: { 'mf-menu': entries.length > 0 ? [...entries] : [aVersion()] } });
