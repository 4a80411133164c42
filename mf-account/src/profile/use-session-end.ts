import { bus, toast } from '@brasa/shared/runtime';
import { useEffect, useRef } from 'react';
import { profileText as text } from './profile-text.ts';

/** A session that ends by itself takes the page away: why is said, and that what was typed waits for the same customer. */
export function useSessionEnd(hasTyped: () => boolean): void {
  const latest = useRef(hasTyped);
  latest.current = hasTyped;
  useEffect(() => bus.on('session/ended', ({ quiet }) => void (quiet && toast({ kind: 'info', text: latest.current() ? text.sessionEndedUnsaved : text.sessionEnded, preventDuplicate: true }))), []);
}
