import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const secretOf = (state: unknown): string | null => (typeof state === 'object' && state !== null && 'secret' in state && typeof state.secret === 'string' ? state.secret : null);

/**
 * The secret of a mailed link. It leaves the address bar at once, so that nobody reads, copies or shares it, and stays with the
 * entry of the history, where a reload finds it again. Null: there is none.
 */
export function useLinkSecret(inAddress: string | null, path: string): string | null {
  const { state } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (inAddress !== null) void navigate(path, { replace: true, state: { secret: inAddress } });
  }, [inAddress, path, navigate]);
  return inAddress ?? secretOf(state);
}
