import { categoryPath, mainCategories } from '@brasa/shared/domain/catalog-lookup';
import type { Compose } from './compose.ts';
import type { ContainerFiles } from './container-files.ts';
import type { DiscoveryDocument } from './discovery-schema.ts';
import type { Shop } from './shop-source.ts';
import { sliceFor, type AssignedRemote } from './slice-for.ts';

type Parts = { readonly compose: Compose; readonly containers: ContainerFiles; readonly document: DiscoveryDocument; readonly shop: Shop };

/** Nobody's visitor id: gets what most visitors get. */
const nobody = '0'.repeat(32);

/** Every page with an address of its own that a server draws, and the categories, where most visits begin. */
function pages(assigned: readonly AssignedRemote[], { catalog }: Shop): ReadonlySet<string> {
  const plain = assigned.flatMap(({ remote }) => remote.routes.flatMap(({ pattern, ssr = true }) => (ssr && !/[:*]/.test(pattern) ? [pattern] : [])));
  return new Set([...plain, ...(catalog ? mainCategories(catalog).map(categoryPath) : [])]);
}

/** Fetches new versions and draws their pages once, one after the other, so that no visitor waits for it or gets a page without its first view. */
export async function warmUp({ compose, containers, document, shop }: Parts): Promise<void> {
  const assigned = sliceFor(document, nobody);
  await Promise.allSettled(assigned.map(containers));
  for (const path of pages(assigned, shop)) await compose(assigned, shop, path, '');
}
