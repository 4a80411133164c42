import styled from '@emotion/styled';
import { useIsLoggedIn } from '@brasa/shared/react';
import { rememberedPage } from '@brasa/shared/runtime';
import { media, theme } from '@brasa/shared/ui';
import { CircleUser, Heart, Pizza, Ticket } from '@brasa/shared/ui/icons';
import { Link, useLocation } from 'react-router-dom';
import { tabsHeight } from './frame-styles.tsx';
import { pathTo, type Place } from '../composition/routing.ts';
import { showsTabs } from './layout-rules.ts';
import { text } from './layout-text.ts';
import { usePages, usePlace } from './routing-context.tsx';
import { useMenuLinks } from './use-menu-links.ts';

const Bar = styled.nav`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: ${theme.layer.bar};
  padding-bottom: env(safe-area-inset-bottom);
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.up};
  ${media.lg} {
    display: none;
  }
  & ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    height: ${tabsHeight};
    padding: 0;
    list-style: none;
  }
  & a {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 0.125rem;
    height: 100%;
    color: ${theme.color.inkSoft};
    /* Four words share the width of the window. */
    font-size: min(${theme.size.xs}, 5vw);
    font-weight: 600;
    text-decoration: none;
  }
  & a[aria-current] {
    position: relative;
    color: ${theme.color.primary};
    font-weight: 800;
  }
  /* Where one is can be seen without telling colours apart. */
  & a[aria-current]::before {
    content: '';
    position: absolute;
    top: 0;
    width: 2.25rem;
    border-top: 3px solid currentColor;
    border-radius: 0 0 3px 3px;
  }
  ${media.forced} {
    border-top: 1px solid CanvasText;
  }
  & a:focus-visible {
    outline-offset: -3px;
  }
`;

type Entry = {
  readonly tab: NonNullable<Place['tab']>;
  readonly to: string;
  readonly label: string;
  readonly Icon: typeof Heart;
  /** For customers who are logged in. */
  readonly isPrivate: boolean;
};

/** The small screen's way around. What belongs to an account leads guests to the log-in, and back afterwards [NAV-027…NAV-034]. */
export function BottomTabs() {
  const { pathname } = useLocation();
  const place = usePlace(pathname);
  const pages = usePages();
  const isLoggedIn = useIsLoggedIn();
  const { small: menuPath } = useMenuLinks();
  if (!showsTabs(place)) return null;

  const logIn = pages['log-in'];
  const entryFor = (tab: 'favorites' | 'coupons' | 'profile', label: string, Icon: typeof Heart): Entry[] => {
    const page = pages[tab];
    return page ? [{ tab, to: pathTo(page), label, Icon, isPrivate: page.guests !== undefined }] : [];
  };
  const tabs: readonly Entry[] = [
    ...(pages.menu ? [{ tab: 'menu' as const, to: menuPath, label: text.tabMenu, Icon: Pizza, isPrivate: false }] : []),
    ...entryFor('favorites', text.tabFavorites, Heart),
    ...entryFor('coupons', text.tabCoupons, Ticket),
    ...entryFor('profile', isLoggedIn ? text.tabProfile : text.tabSignIn, CircleUser),
  ];
  return (
    <Bar aria-label={text.tabs} data-tabs="">
      <ul>
        {tabs.map(({ tab, to, label, Icon, isPrivate }) => {
          const asksLogin = isPrivate && !isLoggedIn && logIn;
          return (
            <li key={tab}>
              <Link to={asksLogin ? pathTo(logIn) : to} aria-current={place?.tab === tab ? 'page' : undefined} onClick={asksLogin ? () => rememberedPage.write(to) : undefined}>
                <Icon size={24} aria-hidden="true" />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </Bar>
  );
}
