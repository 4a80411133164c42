import styled from '@emotion/styled';
import { theme } from '@brasa/shared/ui';
import { PhoneLink } from '@brasa/shared/ui/phone-link';
import Markdown from 'markdown-to-jsx/react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** Links inside the storefront turn the page, phone numbers dial, the others open another page. */
const ProseLink = ({ href = '', children, title }: ComponentProps<'a'>) =>
  href.startsWith('tel:') ? (
    <PhoneLink number={href}>{children}</PhoneLink>
  ) : href.startsWith('/') ? (
    <Link to={href} title={title}>
      {children}
    </Link>
  ) : (
    <a href={href} title={title} rel="noopener noreferrer" target="_blank">
      {children}
    </a>
  );

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.md};
  & h2 {
    margin-top: ${theme.space.lg};
    font-family: ${theme.font.display};
    font-size: ${theme.size.xl};
    line-height: 1.2;
  }
  & h3 {
    margin-top: ${theme.space.sm};
    font-size: ${theme.size.lg};
  }
  & p,
  & li {
    max-width: 68ch;
    text-wrap: pretty;
  }
  & ul,
  & ol {
    display: grid;
    gap: ${theme.space.sm};
    padding-inline-start: 1.25rem;
  }
`;

/** Text with headings, lists and links; markup inside it stays text. */
export const Prose = ({ children }: { readonly children: string }) => (
  <Words>
    <Markdown options={{ disableParsingRawHTML: true, forceBlock: true, wrapper: null, overrides: { a: ProseLink } }}>{children}</Markdown>
  </Words>
);
