import type { Site } from '@brasa/shared/react/site';
import type { ContainerFiles } from './container-files.ts';
import type { DiscoveryDocument } from './discovery-schema.ts';
import type { Renderer } from './renderer.ts';
import { sliceFor } from './slice-for.ts';

type Parts = { readonly containers: ContainerFiles; readonly renderer: Renderer; readonly site: Site };

/** Nobody's visitor id: gets what most visitors get. */
const nobody = '0'.repeat(32);

/** Fetches new versions and draws one page of each, so that the first visitor does not pay for it. */
export async function warmUp(document: DiscoveryDocument, { containers, renderer, site }: Parts): Promise<void> {
  for (const assigned of sliceFor(document, nobody)) {
    const route = assigned.remote.routes.find(({ pattern, ssr = true }) => ssr && !/[:*]/.test(pattern));
    const container = await containers(assigned).catch(() => null);
    if (container && route) await renderer.fragment({ container, slot: null, url: route.pattern, site }, 0);
  }
}
