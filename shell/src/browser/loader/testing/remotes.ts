import type { Remote, RemoteVersion } from '../../../composition/slice.ts';

/** A version of the menu, at both origins, without files that were noted. */
export const aVersion = (version: string): RemoteVersion => ({
  version,
  globalName: 'pz_mf_menu',
  base: `/r/mf-menu/${version}/`,
  fallbackBase: `/r2/mf-menu/${version}/`,
  entry: 'remoteEntry.js',
  exposes: {},
  integrity: {},
});

/** The menu with no version to fall back on. */
export const aRemoteAlone: Remote = {
  name: 'mf-menu',
  title: 'Menú',
  routes: [],
  slots: [],
  apology: 'No pudimos cargar el menú.',
  chosen: aVersion('2.0.0'),
};

/** The same with the version before as the last good one. */
export const aRemote: Remote = { ...aRemoteAlone, lastGood: '1.0.0' };
