import { useState } from 'react';
import { toast } from '../../stores/toast-store.ts';
import { locate, locateText, type Located } from './locate.ts';

/** Asks the device where it is, on a press; says in words when it does not answer. */
export function useLocate(onLocated: (located: Extract<Located, { ok: true }>) => void) {
  const [isAsking, setAsking] = useState(false);
  const ask = async (): Promise<void> => {
    setAsking(true);
    const located = await locate();
    setAsking(false);
    if (!located.ok) return void toast({ kind: 'error', text: locateText[located.reason], preventDuplicate: true });
    onLocated(located);
  };
  return { isAsking, ask };
}
