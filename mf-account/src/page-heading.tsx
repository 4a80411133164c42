import styled from '@emotion/styled';
import { Heading, tokens } from '@brasa/shared/ui';

const belowLg = `@media (max-width: ${tokens.breakpoint.lg - 0.02}px)`;

/** The page's name. Below `lg` the header already shows it: there it is for screen readers only. */
export const PageHeading = styled(Heading)({
  '&:focus': { outline: 'none' },
  [belowLg]: { position: 'absolute', width: 1, height: 1, margin: -1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
});
