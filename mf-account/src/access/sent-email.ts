import { useLocation } from 'react-router-dom';

/** The mailbox a screen before this one was about; empty when there was none. */
export function useSentEmail(): string {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : '';
}
