import { media, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';

/** How the order stands on the left, what it is on the right; below each other where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  align-items: start;
  ${media.md} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
