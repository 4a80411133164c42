/** What the page and its remotes use of react-query. */
export {
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  isCancelledError,
  queryOptions,
  replaceEqualDeep,
  useQueries,
  useQuery,
  useQueryClient,
  useQueryErrorResetBoundary,
  useSuspenseQuery,
} from 'real/@tanstack/react-query';
