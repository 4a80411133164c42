import { savesData } from '@brasa/shared/domain/saves-data';
import { workerPath, type FetchAhead, type FileToKeep } from '../composition/offline.ts';
import type { PageData } from '../composition/page-data.ts';
import type { Routing } from '../composition/routing.ts';
import type { RemoteVersion } from '../composition/slice.ts';
import { trustedScript } from './loader/scripts.ts';

const withHash = ({ base, integrity }: RemoteVersion, files: readonly string[]): FileToKeep[] =>
  files.flatMap((file) => {
    const hash = integrity[file];
    return hash ? [{ url: base + file, integrity: hash }] : [];
  });

const everything = (version: RemoteVersion): FileToKeep[] => withHash(version, Object.keys(version.integrity));
const start = (version: RemoteVersion): FileToKeep[] => withHash(version, [version.entry, ...Object.values(version.exposes).flat()]);

/** The menu with all it takes to fill the cart, and the cart itself; maps, payment and accounts need a network anyway. */
function neededOffline({ remotes, integrity }: PageData, routing: Routing): FileToKeep[] {
  const of = (path: string, files: (version: RemoteVersion) => FileToKeep[]): FileToKeep[] => remotes.filter(({ name }) => name === routing.placeOf(path)?.owner).flatMap(({ chosen }) => files(chosen));
  return [...of('/', everything), ...of('/cart', start), ...Object.entries(integrity).map(([url, hash]) => ({ url, integrity: hash }))];
}

/** What this page showed before there was a worker to see it pass. */
const seen = (): FileToKeep[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(img|fonts)\//.test(pathname))
    .map(({ href }) => ({ url: href, integrity: '' }));

/** Lets the worker keep the shop for the day without a network. Whoever saves data pays for nothing that was not shown. */
export async function keepForOffline(page: PageData, routing: Routing): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  await serviceWorker.register(trustedScript(workerPath), { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  const wanted: FetchAhead = { page: '/', files: savesData(navigator) ? seen() : [...neededOffline(page, routing), ...seen()] };
  active?.postMessage(wanted);
}
