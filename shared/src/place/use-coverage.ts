import { call } from '@brasa/shared/runtime';
import { useQuery } from '@tanstack/react-query';
import type { Coordinates, CoverageResult } from '../domain/delivery.ts';
import { fromCoordinates, toCoverage } from '../wire/coverage-wire.ts';

/** How long an answer about a place holds, in milliseconds: hours and blocks change. */
const fresh = 60_000;

export type AskedCoverage = {
  /** Undefined: nothing asked, or not answered yet. Null: the question failed. */
  readonly coverage: CoverageResult | null | undefined;
  readonly isChecking: boolean;
  readonly retry: () => void;
};

/** Whether somebody delivers to a place. */
export function useCoverage(place: Coordinates | null): AskedCoverage {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['coverage', place?.latitude, place?.longitude],
    queryFn: async ({ signal }) => {
      const asked = place as Coordinates;
      return toCoverage(await call('geo/validaCobertura', fromCoordinates(asked), { signal, background: true }), asked);
    },
    enabled: place !== null,
    // The customer is waiting and can ask again.
    retry: false,
    networkMode: 'always',
    staleTime: fresh,
    gcTime: fresh,
  });
  return { coverage: place === null ? undefined : isError && !isFetching ? null : data, isChecking: isFetching, retry: () => void refetch() };
}
