import { Container, media, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';

/** The content of a page, with room between it and what stands above. */
export const Page = styled(Container)`
  padding-top: ${theme.space.lg};
  ${media.md} {
    padding-top: ${theme.space.xl};
  }
`;
