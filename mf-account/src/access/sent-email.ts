import { useLocation } from 'react-router-dom';

/** What a screen tells the next one, with the entry of the history: about which mailbox, and when (ms) a letter was sent there. */
type SentEmail = { readonly email: string; readonly sentAt: number };

export const justSent = (email: string): SentEmail => ({ email: email.trim().toLowerCase(), sentAt: Date.now() });

/** Empty, and long ago, when nothing was told. */
export function useSentEmail(): SentEmail {
  const state = (useLocation().state ?? {}) as { readonly email?: unknown; readonly sentAt?: unknown };
  return { email: typeof state.email === 'string' ? state.email : '', sentAt: typeof state.sentAt === 'number' ? state.sentAt : 0 };
}
