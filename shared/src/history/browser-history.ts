import type { History, HistoryUpdate } from './history.ts';
import { createPath, initialKey, resolvePath, samePath, type Action, type Location, type To } from './location.ts';

/** What we keep in `history.state`: the router's words, so that its own tools understand it. */
type EntryState = { readonly usr: unknown; readonly key?: string; readonly idx: number };

const isEntryState = (value: unknown): value is EntryState => typeof value === 'object' && value !== null && 'idx' in value && typeof value.idx === 'number';

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** single-spa announces every write with a made-up popstate that carries the name of the function it wrapped. */
type AnnouncedPopState = PopStateEvent & { readonly singleSpaTrigger?: 'pushState' | 'replaceState' };

export function createBrowserHistory(window: Window): History {
  const listeners = new Set<(update: HistoryUpdate) => void>();
  const entryState = (): EntryState | null => (isEntryState(window.history.state) ? window.history.state : null);

  const read = (): Location => {
    const { pathname, search, hash } = window.location;
    const state = entryState();
    return { pathname, search, hash, state: state?.usr ?? null, key: state?.key ?? initialKey };
  };

  // Each document starts an entry of its own: under one name for all, their scroll positions would be mixed up.
  if (!entryState()) window.history.replaceState({ usr: null, key: newKey(), idx: 0 } satisfies EntryState, '');
  let location = read();
  let index = entryState()?.idx ?? 0;
  let action: Action = 'POP';
  let writing = false;

  const notify = (next: Action): void => {
    action = next;
    location = read();
    index = entryState()?.idx ?? index;
    listeners.forEach((listener) => listener({ location, action }));
  };

  const write = (kind: 'PUSH' | 'REPLACE', to: To, usr: unknown): void => {
    const url = createPath(resolvePath(to, location));
    const state: EntryState = { usr: usr ?? null, key: newKey(), idx: kind === 'PUSH' ? index + 1 : index };
    writing = true;
    try {
      if (kind === 'PUSH') window.history.pushState(state, '', url);
      else window.history.replaceState(state, '', url);
    } finally {
      writing = false;
    }
    notify(kind);
  };

  window.addEventListener('popstate', (event: AnnouncedPopState) => {
    if (writing) return;
    // Somebody else wrote: the entry has no state of ours yet, so it gets one before anybody reads it.
    if (!entryState()) {
      const pushed = event.singleSpaTrigger === 'pushState' || (!event.singleSpaTrigger && !samePath(location, window.location));
      writing = true;
      window.history.replaceState({ usr: null, key: newKey(), idx: pushed ? index + 1 : index } satisfies EntryState, '');
      writing = false;
      return notify(pushed ? 'PUSH' : 'REPLACE');
    }
    const now = read();
    if (now.key === location.key && samePath(now, location)) return;
    notify('POP');
  });

  return {
    get location() {
      return location;
    },
    get action() {
      return action;
    },
    get isInitialEntry() {
      return window.history.length <= 1 || index === 0;
    },
    createHref: (to) => createPath(resolvePath(to, location)),
    push: (to, state) => write('PUSH', to, state),
    replace: (to, state) => write('REPLACE', to, state),
    go: (delta) => window.history.go(delta),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
