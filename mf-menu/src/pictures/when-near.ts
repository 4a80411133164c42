import { CardPicture, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';

/**
 * Browsers fetch lazy pictures up to 2500 px ahead, the further the slower the network: most of a page that prepaid data
 * pays for and nobody scrolls to. What is skipped fetches nothing, and needs no script for it. How far ahead it stops being
 * skipped is how far a parent lets it overflow: a third of a phone's screen. Nothing between the two may clip.
 */
export const vicinity = `
  @supports (overflow-clip-margin: 1px) {
    overflow: clip;
    overflow-clip-margin: 15rem;
  }
`;

export const whenNear = 'content-visibility: auto;';

/** For cards whose pictures wait until they are near: instead of the card, the picture is cut at its corners. */
export const unclipped = 'overflow: visible;';

const corner = `calc(${theme.radius.lg} - 1px)`;

/** The picture on top of an `unclipped` card. Its shape is known before it arrives: nothing moves. */
export const NearPicture = styled(CardPicture)`
  ${whenNear}
  aspect-ratio: 1;
  border-radius: ${corner} ${corner} 0 0;
`;
