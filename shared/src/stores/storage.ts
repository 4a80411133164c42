import { anchored } from './anchor.ts';

/** What the browser offers; tests and servers bring their own. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Shelves = { local?: Shelf | null; session?: Shelf | null };

const provided = anchored<Shelves>('storage/1', () => ({}));

/** For tests and for servers: `null` means «this visitor has none». */
export function provideStorage(shelves: Shelves): void {
  Object.assign(provided, shelves);
}

/** Private windows and blocked cookies make even reading the property throw; a server has a process, not a visitor. */
function shelf(kind: 'local' | 'session'): Shelf | null {
  const given = provided[kind];
  if (given !== undefined) return given;
  try {
    return typeof document === 'undefined' ? null : kind === 'local' ? localStorage : sessionStorage;
  } catch {
    return null;
  }
}

function area(kind: 'local' | 'session') {
  return {
    read(key: string): string | null {
      try {
        return shelf(kind)?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    /** False when nothing was kept: no storage, or it is full. */
    write(key: string, text: string): boolean {
      try {
        const place = shelf(kind);
        place?.setItem(key, text);
        return place !== null;
      } catch {
        return false;
      }
    },
    remove(key: string): void {
      try {
        shelf(kind)?.removeItem(key);
      } catch {
        // Nothing is kept there, which is what was asked for.
      }
    },
  };
}

/** Text by key that never throws: what cannot be read is absent [STG-011]. */
export const local = area('local');
export const session = area('session');
export type StorageArea = typeof local;

/**
 * Another tab of the same customer wrote `key`; null when it was removed. A page that the browser had put to sleep heard
 * nothing meanwhile: it is told what stands there now. Server-safe.
 */
export function onOtherTab(key: string, handler: (text: string | null) => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const written = (event: StorageEvent): void => {
    // A null key means that everything was wiped.
    if (event.key === key || event.key === null) handler(event.key === null ? null : event.newValue);
  };
  const awake = (event: PageTransitionEvent): void => {
    if (event.persisted) handler(local.read(key));
  };
  window.addEventListener('storage', written);
  window.addEventListener('pageshow', awake);
  return () => {
    window.removeEventListener('storage', written);
    window.removeEventListener('pageshow', awake);
  };
}
