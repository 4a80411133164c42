import { AreaRoot, AreaSkeleton, identifierPrefix, type Area, type Environment, type Site, type SlotModule } from '@brasa/shared/react';
import { area as ownPages } from '../pages/area.tsx';
import { loadModule, type NodeContainer } from './containers.ts';
import { serverEnvironment, type ShopData } from './environment.ts';
import { renderRoot, type Markup } from './root.ts';
import { rulesOf, type Rules } from './styles.ts';

export type FragmentRequest = {
  /** Null: the shell's own pages. */
  readonly container: NodeContainer | null;
  /** Null for the remote's area. */
  readonly slot: string | null;
  /** Path and query. */
  readonly url: string;
  readonly site: Site;
};

export type DrawnOutline = { readonly html: string; /** See `Outline` of `@brasa/shared/react`. */ readonly fill: string };

export type Fragment = Markup & { /** Of the area at this address, if it has one. */ readonly outline: DrawnOutline | null; readonly rules: Rules; /** What the page calls itself, when it does. */ readonly title: string | null; /** Hashes of the queries it read. */ readonly queries: readonly string[] };

async function content({ container, slot }: FragmentRequest): Promise<Area | SlotModule> {
  if (!container) return ownPages;
  const module = (await loadModule(container, slot === null ? './area' : `./slot-${slot}`)) as { readonly area?: Area; readonly slot?: SlotModule };
  const found = slot === null ? module.area : module.slot;
  if (!found) throw new Error(`${container.name} ${container.version} does not export ${slot ?? 'its area'}.`);
  return found;
}

async function renderOutline({ name, outlines }: Area, environment: Environment): Promise<DrawnOutline | null> {
  const outline = outlines?.[environment.location?.pathname ?? ''];
  if (!outline) return null;
  const { html } = await renderRoot(
    <AreaRoot environment={environment} remote={name} version="" waiting={null}>
      <outline.View />
    </AreaRoot>,
    identifierPrefix(name, 'outline'),
  );
  return { html, fill: outline.fill };
}

/** One area or slot as HTML, and the outline of an area whose page has one. */
export async function renderFragment(request: FragmentRequest, shop: ShopData): Promise<Fragment> {
  const found = await content(request);
  const { environment, noted } = serverEnvironment(request.url, request.site, shop);
  const isArea = 'App' in found;
  const remote = request.container?.name ?? 'shell';
  const markup = await renderRoot(
    <AreaRoot environment={environment} remote={remote} version={request.container?.version ?? ''} waiting={isArea ? <AreaSkeleton /> : null} silent={!isArea}>
      {isArea ? <found.App /> : <found.Widget />}
    </AreaRoot>,
    identifierPrefix(found.name, isArea ? 'area' : 'slot'),
  );
  const outline = isArea ? await renderOutline(found, environment) : null;
  return { ...markup, outline, rules: rulesOf(environment.emotionCache), title: noted.title, queries: [...noted.queries] };
}
