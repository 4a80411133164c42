import type { History, HistoryUpdate } from './history.ts';
import { createPath, initialKey, resolvePath, type Action, type Location, type To } from './location.ts';

const start = { pathname: '/', search: '', hash: '' };

/** A history without a browser: for servers, which only read it, and for tests. */
export function createMemoryHistory(...paths: string[]): History {
  const entries: Location[] = (paths.length > 0 ? paths : ['/']).map((path, index) => ({ ...resolvePath(path, start), state: null, key: index === 0 ? initialKey : `memory-${index}` }));
  const listeners = new Set<(update: HistoryUpdate) => void>();
  let index = entries.length - 1;
  let action: Action = 'POP';
  let created = entries.length;

  const current = (): Location => entries[index] as Location;
  const tell = (next: Action): void => {
    action = next;
    listeners.forEach((listener) => listener({ location: current(), action }));
  };
  const entry = (to: To, state: unknown): Location => ({ ...resolvePath(to, current()), state: state ?? null, key: `memory-${created++}` });

  return {
    get location() {
      return current();
    },
    get action() {
      return action;
    },
    get isInitialEntry() {
      return index === 0;
    },
    createHref: (to) => createPath(resolvePath(to, current())),
    push: (to, state) => {
      entries.splice(index + 1, entries.length, entry(to, state));
      index += 1;
      tell('PUSH');
    },
    replace: (to, state) => {
      entries[index] = entry(to, state);
      tell('REPLACE');
    },
    go: (delta) => {
      const target = index + delta;
      if (delta === 0 || target < 0 || target >= entries.length) return;
      index = target;
      tell('POP');
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
