import type { SuggestedProduct } from './suggestions.ts';

export const fromSuggestions = (suggestions: readonly SuggestedProduct[]) => ({
  data: suggestions.map(({ productId, timesTogether, kind }) => ({ I: productId, C: timesTogether, T: kind })),
});
