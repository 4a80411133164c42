import { candidateOf } from '@brasa/shared/server/assign';
import { withinTime } from '@brasa/shared/server/within-time';
import { categoryPath, mainCategories } from '@brasa/shared/domain/catalog-lookup';
import type { DiscoveredRemotes } from '@brasa/shared/composition/remote-schema';
import { createRouting } from '../composition/routing.ts';
import { showsOn } from '../composition/slots.ts';
import type { Frame } from '../render/index.tsx';
import { createComposer, type Compose } from './compose.ts';
import type { ShellConfig } from './config.ts';
import type { ContainerFiles } from './container-files.ts';
import { DrawingFailed } from './render-thread.ts';
import type { Renderer } from './renderer.ts';
import type { Build } from './shell-assets.ts';
import type { Shop } from './shop-source.ts';
import { sliceFor, type AssignedRemote } from './slice-for.ts';

/** Milliseconds that the first pages may take before visitors are let in; a remote that hangs keeps nobody out. */
const firstPagesTimeoutMs = 10_000;

type Parts = {
  readonly renderer: Pick<Renderer, 'answers' | 'frame' | 'fragmentAhead'>;
  readonly containers: ContainerFiles;
  readonly build: Build;
  readonly config: Pick<ShellConfig, 'site' | 'publicUrl' | 'offline'>;
  readonly warn: (message: string, error?: unknown) => void;
};

export type DrawingAhead = {
  /** Ends what an earlier call has not drawn yet. Resolves when everything is drawn, or was tried; after a later call, when that one has done so. */
  readonly draw: (document: DiscoveredRemotes, shop: Shop) => Promise<void>;
  /** `draw` after a start: resolves after `firstPagesTimeoutMs` at the latest, and drawing goes on. */
  readonly drawFirst: (document: DiscoveredRemotes, shop: Shop) => Promise<void>;
};

const noFrame: Frame = { top: '', bottom: '', rules: { scoped: {}, global: {} } };

/** What most visitors get, and the same with the candidate of this remote. */
function compositions(name: string, { microFrontends }: DiscoveredRemotes): (readonly AssignedRemote[])[] {
  const candidate = candidateOf(microFrontends[name] ?? []);
  const withCandidate = candidate && { ...microFrontends, [name]: [{ ...candidate, deployment: { ...candidate.deployment, default: true } }] };
  return [microFrontends, ...(withCandidate ? [withCandidate] : [])].map((each) => sliceFor({ microFrontends: each }, null));
}

/**
 * The pages that a remote has a part in: of every page with an address of its own that a server draws, and of the categories, where
 * most visits begin, those whose area it is and those with a slot of it in their first view.
 */
function pagesWith({ remote }: AssignedRemote, assigned: readonly AssignedRemote[], { catalog }: Shop): readonly string[] {
  const remotes = assigned.map((each) => each.remote);
  const routing = createRouting(remotes, { certificates: catalog?.config.certificatesEnabled ?? true });
  const plain = remotes.flatMap(({ routes }) => routes.flatMap(({ pattern, ssr = true }) => (ssr && !/[:*]/.test(pattern) ? [pattern] : [])));
  const all = new Set([...plain, ...(catalog ? mainCategories(catalog).map(categoryPath) : [])]);
  return [...all].filter((path) => routing.placeOf(path)?.owner === remote.name || remote.slots.some((slot) => slot.load === 'now' && showsOn(slot, path)));
}

/**
 * Fetches new versions and draws their pages once, so that no visitor waits for it or gets a page without its first view: those of
 * candidates, too, which would else look slower than they are. What is drawn already is not drawn again. Remotes are drawn side by side,
 * the pages of one after the other; after a page that cost its thread the rest of that version is left to visitors.
 */
export function createDrawingAhead({ renderer, containers, build, config, warn }: Parts): DrawingAhead {
  /** Composes pages with the parts of one version only, and without its other pages once one was lost. */
  function composerOf({ remote: { name } }: AssignedRemote): { readonly compose: Compose; readonly isLost: () => boolean } {
    let isLost = false;
    const own: Parameters<typeof createComposer>[0]['renderer'] = {
      answers: renderer.answers,
      frame: async (request) => (request.place?.owner === name ? renderer.frame(request) : noFrame),
      fragment: async (wanted) => {
        if (wanted.assigned?.remote.name !== name) return null;
        try {
          return await renderer.fragmentAhead(wanted);
        } catch (error) {
          // The renderer has told what is wrong.
          if (!(error instanceof DrawingFailed)) isLost = true;
          return null;
        }
      },
    };
    return { compose: createComposer({ renderer: own, build, config }), isLost: () => isLost };
  }

  async function drawRemote(name: string, document: DiscoveredRemotes, shop: Shop, ended: AbortSignal): Promise<void> {
    for (const assigned of compositions(name, document)) {
      const own = assigned.find(({ remote }) => remote.name === name);
      if (!own) continue;
      // Also of a remote without such pages. Who draws it says what is wrong with it.
      await containers(own).catch(() => null);
      const { compose, isLost } = composerOf(own);
      for (const path of pagesWith(own, assigned, shop)) {
        if (ended.aborted) return;
        if (isLost()) break;
        await compose(assigned, shop, path, '');
      }
    }
  }

  let end = new AbortController();
  let latest: Promise<void> = Promise.resolve();

  const draw: DrawingAhead['draw'] = (document, shop) => {
    end.abort();
    end = new AbortController();
    const { signal } = end;
    const drawing = Promise.all(
      Object.keys(document.microFrontends).map((name) => drawRemote(name, document, shop, signal).catch((error: unknown) => warn(`Pages of ${name} could not be drawn ahead`, error))),
    );
    const all: Promise<void> = drawing.then(() => (signal.aborted ? latest : undefined));
    latest = all;
    return all;
  };

  return {
    draw,
    drawFirst: (document, shop) =>
      withinTime(firstPagesTimeoutMs, draw(document, shop), () => new Error(`Not all pages were drawn within ${firstPagesTimeoutMs / 1000} seconds; browsers draw the others until they are`)).catch((error: unknown) =>
        warn('The first visitors come early', error),
      ),
  };
}
