import styled from '@emotion/styled';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/layout.tsx';
import { media, theme } from '../ui/theme.ts';
import { text } from './react-text.ts';

/** As tall as a screen, so that the footer does not jump when the content arrives. */
const Box = styled.div`
  display: grid;
  gap: ${theme.space.lg};
  align-content: start;
  max-width: 80rem;
  min-height: 80vh;
  margin-inline: auto;
  padding: ${theme.space.xl} ${theme.space.lg};
  ${media.md} {
    padding-inline: ${theme.space['2xl']};
  }
`;

/** A page that is on its way. */
export const AreaSkeleton = () => (
  <Box aria-busy="true">
    <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
    <Skeleton height="2.5rem" width="60%" />
    <Skeleton height="12rem" />
    <Skeleton height="6rem" />
    <Skeleton height="6rem" />
  </Box>
);
