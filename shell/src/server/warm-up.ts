import { candidateOf } from '@brasa/shared/server/assign';
import { categoryPath, mainCategories } from '@brasa/shared/domain/catalog-lookup';
import type { Compose } from './compose.ts';
import type { ContainerFiles } from './container-files.ts';
import type { DiscoveredRemotes } from '@brasa/shared/composition/remote-schema';
import type { Shop } from './shop-source.ts';
import { sliceFor, type AssignedRemote } from './slice-for.ts';

type Parts = { readonly compose: Compose; readonly containers: ContainerFiles; readonly document: DiscoveredRemotes; readonly shop: Shop };

/** Every page with an address of its own that a server draws, and the categories, where most visits begin. */
function pages(assigned: readonly AssignedRemote[], { catalog }: Shop): ReadonlySet<string> {
  const plain = assigned.flatMap(({ remote }) => remote.routes.flatMap(({ pattern, ssr = true }) => (ssr && !/[:*]/.test(pattern) ? [pattern] : [])));
  return new Set([...plain, ...(catalog ? mainCategories(catalog).map(categoryPath) : [])]);
}

/** What most visitors get, and for each candidate the same with the candidate in it. */
function compositions({ microFrontends }: DiscoveredRemotes): (readonly AssignedRemote[])[] {
  const withCandidates = Object.entries(microFrontends).flatMap(([name, entries]): DiscoveredRemotes['microFrontends'][] => {
    const candidate = candidateOf(entries);
    return candidate ? [{ ...microFrontends, [name]: [{ ...candidate, deployment: { ...candidate.deployment, default: true } }] }] : [];
  });
  return [microFrontends, ...withCandidates].map((each) => sliceFor({ microFrontends: each }, null));
}

/**
 * Fetches new versions and draws their pages once, one after the other, so that no visitor waits for it or gets a page without its
 * first view: those of candidates, too, which would else look slower than they are. What is drawn already is not drawn again.
 */
export async function warmUp({ compose, containers, document, shop }: Parts): Promise<void> {
  for (const assigned of compositions(document)) {
    await Promise.allSettled(assigned.map(containers));
    for (const path of pages(assigned, shop)) await compose(assigned, shop, path, '');
  }
}
