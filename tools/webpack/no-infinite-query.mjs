/** In place of react-query's own file: its façade hands out no infinite query, and 0.4 KB of every first page went to them. */
export function infiniteQueryBehavior() {
  throw new Error('Infinite queries are not part of the page: hand out useInfiniteQuery in shell/src/facades/react-query.ts and take tools/webpack/no-infinite-query.mjs away.');
}
