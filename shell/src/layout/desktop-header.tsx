import styled from '@emotion/styled';
import { lazyPart, useIsLoggedIn } from '@brasa/shared/react';
import { history, rememberedPage } from '@brasa/shared/runtime';
import { Container, Logo, Row, media, theme } from '@brasa/shared/ui';
import { LogIn } from '@brasa/shared/ui/icons';
import { Link } from 'react-router-dom';
import { pathTo } from '../composition/routing.ts';
import { CartButton } from './cart-button.tsx';
import { DropMenu } from './drop-menu.tsx';
import { headerHeight } from './frame-styles.tsx';
import { HeaderLink, SearchButton } from './header-links.tsx';
import { text } from './layout-text.ts';
import { MoreMenu } from './more-menu.tsx';
import { usePages } from './routing-context.tsx';
import { useMenuLinks } from './use-menu-links.ts';

/** Guests have no use for it. */
const UserMenu = lazyPart(async () => (await import(/* webpackChunkName: "user-menu" */ './user-menu.tsx')).UserMenu);

const Bar = styled(Container)`
  display: none;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.lg};
  height: ${headerHeight.wide};
  ${media.lg} {
    display: flex;
  }
`;
const Home = styled(Link)`
  display: inline-flex;
  border-radius: ${theme.radius.sm};
  text-decoration: none;
`;
/** The button and the avatar take the same room. */
const Account = styled.div`
  display: flex;
  justify-content: flex-end;
  min-width: 7rem;
`;

const rememberHere = (): void => rememberedPage.write(history.createHref(history.location));

export function DesktopHeader() {
  const isLoggedIn = useIsLoggedIn();
  const { wide: menuPath, certificates: hasGiftCards } = useMenuLinks();
  const pages = usePages();
  const { menu, stores, 'log-in': logIn } = pages;
  return (
    <Bar data-variant="desktop">
      <Row gap="lg">
        <Home to="/">
          <Logo height={48} />
        </Home>
        <nav aria-label={text.mainNavigation}>
          <Row gap="xs">
            {menu && <HeaderLink to={menuPath}>{text.menu}</HeaderLink>}
            {stores && <HeaderLink to={pathTo(stores)}>{text.stores}</HeaderLink>}
          </Row>
        </nav>
        <MoreMenu />
      </Row>
      <Row gap="sm">
        {menu && <SearchButton />}
        <Account>
          {isLoggedIn && <UserMenu Menu={DropMenu} pages={pages} hasGiftCards={hasGiftCards} />}
          {!isLoggedIn && logIn && (
            <HeaderLink to={pathTo(logIn)} onClick={rememberHere}>
              <LogIn size={20} aria-hidden="true" /> {text.signIn}
            </HeaderLink>
          )}
        </Account>
        <CartButton wide />
      </Row>
    </Bar>
  );
}
