import { savesData } from '@brasa/shared/domain/saves-data';
import { workerPath, type FetchAhead, type FileToKeep } from '../composition/offline.ts';
import type { PageData } from '../composition/page-data.ts';
import { integrityOf, type RemoteVersion } from '../composition/slice.ts';
import { trustedScript } from './loader/scripts.ts';

const withHash = ({ base, integrity }: RemoteVersion, files: readonly string[]): FileToKeep[] =>
  files.flatMap((file) => {
    const hash = integrity[file];
    return hash ? [{ url: base + file, integrity: hash }] : [];
  });

const filesAtStart = ({ entry, exposes }: RemoteVersion): readonly string[] => [entry, ...Object.values(exposes).flat()];

/** What remotes want kept: the menu with all it takes to fill the cart, and the cart itself; maps, payment and accounts need a network anyway. */
function neededOffline({ remotes, integrity }: PageData): FileToKeep[] {
  const ofRemotes = remotes.flatMap(({ offline, chosen }) => (offline ? withHash(chosen, offline === 'everything' ? Object.keys(chosen.integrity) : filesAtStart(chosen)) : []));
  return [...ofRemotes, ...Object.entries(integrity).map(([url, hash]) => ({ url, integrity: hash }))];
}

/** What this page loaded before there was a worker to see it pass: pictures, letters, answers of the api, and files of remotes. */
function seen({ remotes }: PageData): FileToKeep[] {
  const hashes = new Map(remotes.flatMap(({ chosen }) => Object.entries(integrityOf(chosen)).map(([address, hash]) => [new URL(address, location.href).href, hash])));
  return performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname, href } = new URL(name);
    const integrity = hashes.get(href) ?? (origin === location.origin && /^\/(img|fonts|answers)\//.test(pathname) ? '' : null);
    return integrity === null ? [] : [{ url: href, integrity }];
  });
}

/** Lets the worker keep the shop for the day without a network. Whoever saves data pays for nothing that was not shown. */
export async function keepForOffline(page: PageData): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  await serviceWorker.register(trustedScript(workerPath), { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  const wanted: FetchAhead = { page: '/', files: savesData(navigator) ? seen(page) : [...neededOffline(page), ...seen(page)] };
  active?.postMessage(wanted);
}
