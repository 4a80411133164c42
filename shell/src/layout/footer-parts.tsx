import styled from '@emotion/styled';
import { useSite } from '@brasa/shared/react';
import { Row, Text, VisuallyHidden, media, theme } from '@brasa/shared/ui';
import { PhoneLink } from '@brasa/shared/ui/phone-link';
import { Link } from 'react-router-dom';
import { footerText as text } from './layout-text.ts';

const Links = styled.ul`
  display: grid;
  gap: 0 ${theme.space.lg};
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  padding: 0;
  list-style: none;
  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.touchTarget};
    color: inherit;
    text-decoration: none;
  }
  ${media.hover} {
    & a:hover {
      text-decoration: underline;
    }
  }
`;

/** Path and what it is called. */
type FooterLink = readonly [to: string, name: string];

export const FooterLinks = ({ links }: { readonly links: readonly FooterLink[] }) => (
  <Links>
    {links.map(([to, name]) => (
      <li key={to}>
        <Link to={to}>{name}</Link>
      </li>
    ))}
  </Links>
);

const Badge = styled.a`
  display: inline-grid;
  align-content: center;
  min-width: 9rem;
  min-height: 3rem;
  padding: ${theme.space.xs} ${theme.space.lg};
  border: 1px solid ${theme.color.onInkSoft};
  border-radius: ${theme.radius.md};
  color: ${theme.color.onInk};
  font-weight: 700;
  line-height: 1.1;
  text-decoration: none;
  & small {
    color: ${theme.color.onInkSoft};
    font-size: ${theme.size.xs};
    font-weight: 500;
  }
`;

const Outside = ({ href, lead, name }: { readonly href: string; readonly lead: string; readonly name: string }) => (
  <Badge href={href} target="_blank" rel="noopener noreferrer">
    <small>{lead}</small>
    {name}
    <VisuallyHidden> {text.newWindow}</VisuallyHidden>
  </Badge>
);

export function AppBadges() {
  const { appStoreUrl, playStoreUrl } = useSite();
  if (!appStoreUrl && !playStoreUrl) return null;
  return (
    <Row gap="sm" wrap>
      {appStoreUrl && <Outside href={appStoreUrl} lead={text.appStoreLead} name={text.appStore} />}
      {playStoreUrl && <Outside href={playStoreUrl} lead={text.playStoreLead} name={text.playStore} />}
    </Row>
  );
}

const Social = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.touchTarget};
  padding-inline: ${theme.space.sm};
  color: inherit;
  font-weight: 600;
  /* The first word stands on the edge of everything above it. */
  &:first-of-type {
    margin-inline-start: -${theme.space.sm};
  }
`;

export function SocialLinks() {
  const { socialLinks } = useSite();
  if (socialLinks.length === 0) return null;
  return (
    <Row gap="sm" wrap>
      {socialLinks.map(({ name, url }) => (
        <Social key={name} href={url} target="_blank" rel="noopener noreferrer">
          {name}
          <VisuallyHidden> {text.newWindow}</VisuallyHidden>
        </Social>
      ))}
    </Row>
  );
}

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 2rem;
  padding-inline: ${theme.space.md};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.onInk};
  color: ${theme.color.ink};
  font-size: ${theme.size.sm};
  font-weight: 800;
`;

export const PaymentMarks = () => (
  <Row gap="sm" wrap role="list" aria-label={text.pay}>
    {[text.cash, text.visa, text.mastercard].map((name) => (
      <Mark key={name} role="listitem">
        {name}
      </Mark>
    ))}
  </Row>
);

export function CallCenter() {
  const { callCenterPhone } = useSite();
  if (!callCenterPhone) return null;
  return (
    <Text tone="inherit" weight={700}>
      {text.phone} <Phone number={callCenterPhone} />
    </Text>
  );
}

const Phone = styled(PhoneLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.touchTarget};
  color: ${theme.color.maize};
`;
