import styled from '@emotion/styled';
import { Container, HuipilBand, Logo, Row, Stack, Text, media, theme } from '@brasa/shared/ui';
import type { PageRole } from '@brasa/shared/composition/remote-schema';
import { noMenuLinks, type MenuLinks } from '../composition/menu-links.ts';
import { pathTo, type Routing } from '../composition/routing.ts';
import type { StaticPage } from '../pages/static-pages.ts';
import { BottomTabs } from './bottom-tabs.tsx';
import { AppBadges, CallCenter, FooterLinks, PaymentMarks, SocialLinks } from './footer-parts.tsx';
import { footerText as text } from './layout-text.ts';
import { RoutingContext, usePages } from './routing-context.tsx';
import { MenuLinksContext } from './use-menu-links.ts';

const Ground = styled.footer`
  background: ${theme.color.ink};
  color: ${theme.color.onInk};
`;
const Wide = styled(Container)`
  display: none;
  grid-template-columns: 1.4fr 1fr 1fr;
  gap: ${theme.space['2xl']};
  padding-block: ${theme.space['3xl']};
  ${media.lg} {
    display: grid;
  }
`;
const Small = styled(Container)`
  display: grid;
  gap: ${theme.space.lg};
  padding-block: ${theme.space['2xl']};
  ${media.lg} {
    display: none;
  }
`;
const Notes = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${theme.space.sm};
  padding-top: ${theme.space.lg};
  border-top: 1px solid rgb(255 255 255 / 15%);
  color: ${theme.color.onInkSoft};
`;

type LinksProps = { readonly names: readonly (readonly [page: PageRole | StaticPage['path'], name: string])[] };

/** What no remote offers is not there. */
function Links({ names }: LinksProps) {
  const pages = usePages();
  const addressOf = (page: string): string | null => {
    if (page.startsWith('/')) return page;
    const linked = pages[page as PageRole];
    return linked ? pathTo(linked) : null;
  };
  const links = names.map(([page, name]) => [addressOf(page), name] as const);
  return <FooterLinks links={links.filter((link): link is readonly [string, string] => link[0] !== null)} />;
}

const DesktopFooter = () => (
  <Wide data-variant="desktop">
    <Stack gap="lg" align="start">
      <Logo height={56} tone="light" />
      <CallCenter />
      <PaymentMarks />
    </Stack>
    <Links
      names={[
        ['/preguntasFrecuentes', text.faq],
        ['stores', text.stores],
        ['/terminosDeUso', text.terms],
        ['/politicasDePrivacidad', text.privacy],
        ['/politicas-promociones', text.promotions],
      ]}
    />
    <Stack gap="lg" align="start">
      <AppBadges />
      <SocialLinks />
    </Stack>
    <Notes>
      <Text size="sm" tone="inherit">
        {text.cardOwner}
      </Text>
      <Text size="sm" tone="inherit">
        {text.neverByMail}
      </Text>
    </Notes>
  </Wide>
);

const MobileFooter = () => (
  <Small data-variant="mobile">
    <AppBadges />
    <Links
      names={[
        ['/preguntasFrecuentes', text.faq],
        ['jobs', text.jobs],
        ['/terminosDeUso', text.terms],
        ['/politicasDePrivacidad', text.privacy],
        ['/trivia', text.trivia],
      ]}
    />
    <Row justify="start">
      <SocialLinks />
    </Row>
  </Small>
);

type Props = {
  readonly routing: Routing;
  /** As the page brought them; none where the menu is there. */
  readonly menu?: MenuLinks;
};

export const FrameBottom = ({ routing, menu = noMenuLinks }: Props) => (
  <RoutingContext value={routing}>
    <Ground aria-label={text.label}>
      <HuipilBand />
      <DesktopFooter />
      <MobileFooter />
    </Ground>
    <MenuLinksContext value={menu}>
      <BottomTabs />
    </MenuLinksContext>
  </RoutingContext>
);
