import { AreaRoot, identifierPrefix, type Site } from '@brasa/shared/react';
import type { Pages, Place, Routing } from '../composition/routing.ts';
import { FrameBottom } from '../layout/frame-bottom.tsx';
import { FrameTop } from '../layout/frame-top.tsx';
import { serverEnvironment, type ShopData } from './environment.ts';
import { renderRoot } from './root.ts';
import { rulesOf, type Rules } from './styles.ts';

export type FrameRequest = {
  /** Path and query. */
  readonly url: string;
  readonly title: string;
  readonly site: Site;
  /** Of the address. */
  readonly place: Place | null;
  readonly pages: Pages;
};
export type Frame = { readonly top: string; readonly bottom: string; readonly rules: Rules };

/** Header and footer of a page. */
export async function renderFrame({ url, title, site, place, pages }: FrameRequest, shop: ShopData): Promise<Frame> {
  const { environment } = serverEnvironment(url, site, shop);
  const routing: Routing = { placeOf: () => place, pages };
  const root = (name: string, children: React.ReactNode) =>
    renderRoot(
      <AreaRoot environment={environment} remote="shell" version="" waiting={null} silent>
        {children}
      </AreaRoot>,
      identifierPrefix(name, 'slot'),
    );
  const top = await root('top', <FrameTop title={title} routing={routing} />);
  const bottom = await root('bottom', <FrameBottom routing={routing} />);
  return { top: top.html, bottom: bottom.html, rules: rulesOf(environment.emotionCache) };
}
