import { Container, Heading, media, theme, tokens } from '@brasa/shared/ui';
import styled from '@emotion/styled';

/** The content of a page, with room between it and what stands above. */
export const Page = styled(Container)`
  padding-top: ${theme.space.lg};
  ${media.md} {
    padding-top: ${theme.space.xl};
  }
`;

/** The page's name. Below `lg` the header already shows it: there it is for screen readers only, and the food is higher up. */
export const PageHeading = styled(Heading)`
  @media (max-width: ${tokens.breakpoint.lg - 0.02}px) {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
