import { useStore } from '@brasa/shared/react';
import { pageTitle } from '@brasa/shared/runtime';
import { GlobalStyles, TopBar } from '@brasa/shared/ui';
import { useLocation } from 'react-router-dom';
import { noMenuLinks, type MenuLinks } from '../composition/menu-links.ts';
import type { Routing } from '../composition/routing.ts';
import { DesktopHeader } from './desktop-header.tsx';
import { FrameStyles } from './frame-styles.tsx';
import { LoadingLine } from './loading-line.tsx';
import { MobileHeader } from './mobile-header.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SkipLink } from './skip-link.tsx';
import { RoutingContext } from './routing-context.tsx';
import { MenuLinksContext } from './use-menu-links.ts';
import { useHiddenOnScroll } from './use-hidden-on-scroll.ts';

type Props = {
  /** What the server called the page; later the page says it. */
  readonly title: string;
  readonly routing: Routing;
  /** As the page brought them; none where the menu is there. */
  readonly menu?: MenuLinks;
};

const globals = (
  <>
    <GlobalStyles />
    <FrameStyles />
  </>
);
const desktopHeader = <DesktopHeader />;

export function FrameTop({ title, routing, menu = noMenuLinks }: Props) {
  const { pathname } = useLocation();
  const named = useStore(pageTitle);
  const hidden = useHiddenOnScroll(pathname);
  return (
    <RoutingContext value={routing}>
      <MenuLinksContext value={menu}>
        {globals}
        <SkipLink />
        <TopBar data-hidden={hidden ? '' : undefined}>
          <MobileHeader title={named || title} />
          {desktopHeader}
          <LoadingLine />
        </TopBar>
        <OfflineBanner hidden={hidden} />
      </MenuLinksContext>
    </RoutingContext>
  );
}
