import styled from '@emotion/styled';
import { IconButton, Logo, Row, media, theme } from '@brasa/shared/ui';
import { ArrowLeft } from '@brasa/shared/ui/icons';
import { Link, useLocation } from 'react-router-dom';
import { CartButton } from './cart-button.tsx';
import { headerHeight } from './frame-styles.tsx';
import { goBack } from './go-back.ts';
import { SearchButton } from './header-links.tsx';
import { showsCart, showsLogo, showsSearch } from './layout-rules.ts';
import { text } from './layout-text.ts';
import { usePage, usePlace } from './routing-context.tsx';

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.sm};
  height: ${headerHeight.small};
  padding-inline: ${theme.space.sm};
  ${media.lg} {
    display: none;
  }
`;
/** With letters twice as large the name is cut, not the page made wider. */
const Home = styled(Link)`
  display: inline-flex;
  min-width: 0;
  overflow: clip;
  margin-inline-start: ${theme.space.sm};
  border-radius: ${theme.radius.sm};
  text-decoration: none;
`;
/** A long title gives way to them, not they to it. */
const Icons = styled(Row)`
  flex: none;
`;
const Title = styled.span`
  min-width: 0;
  overflow: hidden;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-family: ${theme.font.display};
  font-size: min(${theme.size.xl}, 6.25vw);
  font-weight: 800;
  line-height: 1.15;
`;

export function MobileHeader({ title }: { readonly title: string }) {
  const { pathname } = useLocation();
  const place = usePlace(pathname);
  const menu = usePage('menu');
  return (
    <Bar data-variant="mobile">
      {showsLogo(pathname) ? (
        <Home to="/">
          <Logo height={40} />
        </Home>
      ) : (
        <Row gap="xs">
          <IconButton label={text.back} onClick={goBack}>
            <ArrowLeft aria-hidden="true" />
          </IconButton>
          <Title aria-hidden="true">{title}</Title>
        </Row>
      )}
      <Icons gap="none">
        {menu && showsSearch(place) && <SearchButton />}
        {showsCart(place) && <CartButton />}
      </Icons>
    </Bar>
  );
}
