/**
 * Browsers fetch lazy pictures up to 2500 px ahead, the further the slower the network: most of a page that prepaid data
 * pays for and nobody scrolls to. What is skipped fetches nothing, needs no script for it, and keeps its place. How far
 * ahead content stops being skipped is how far its parent lets it overflow: a third of a phone’s screen.
 */
export const vicinity = `
  @supports (overflow-clip-margin: 1px) {
    overflow: clip;
    overflow-clip-margin: 15rem;
  }
`;

/** For what stands directly in a `vicinity`; nothing between the two may clip. `height` is a guess until it was seen once. */
export const whenNear = (height: string): string => `
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${height};
`;
