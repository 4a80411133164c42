import type { Coverage } from '../domain/selection.ts';

const filled: Readonly<Record<Coverage, string>> = {
  whole: 'M9 2a7 7 0 1 1 0 14a7 7 0 1 1 0-14z',
  'first-half': 'M9 2a7 7 0 0 0 0 14z',
  'second-half': 'M9 2a7 7 0 0 1 0 14z',
};

/** A small pizza of which the covered part is filled. */
export const HalfMark = ({ coverage }: { readonly coverage: Coverage }) => (
  <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" fill="currentColor">
    <circle cx="9" cy="9" r="7" fill="none" stroke="currentColor" strokeWidth="1.75" />
    <path d={filled[coverage]} />
  </svg>
);
