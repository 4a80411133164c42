import { afterPaint } from '../after-paint.ts';
import type { History, HistoryUpdate } from './history.ts';

const storageKey = 'scroll-positions';
/** How long content may take to arrive before a position or a heading is given up, in milliseconds. */
const timeoutMs = 1000;
const remembered = 50;

type Positions = Record<string, number>;

export type ScrollKeeper = {
  /** An area says that what it shows now is complete. */
  readonly contentReady: () => void;
  readonly stop: () => void;
};

/** Where storage is blocked, already naming it throws. */
type Page = Pick<Window, 'sessionStorage'>;

const read = (page: Page): Positions => {
  try {
    const value: unknown = JSON.parse(page.sessionStorage.getItem(storageKey) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Positions) : {};
  } catch {
    return {};
  }
};

const write = (page: Page, positions: Positions): void => {
  try {
    page.sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(Object.entries(positions).slice(-remembered))));
  } catch {
    // A full or blocked storage costs the remembered position, nothing else.
  }
};

/**
 * A new page starts at its top with the focus on its heading; going back returns to where the customer was, as soon as
 * the page is tall enough again. Changes of the query alone leave the scroll where it is.
 */
export function keepScroll(history: History, window: Window): ScrollKeeper {
  const { document } = window;
  window.history.scrollRestoration = 'manual';
  const positions = read(window);
  let shown = history.location;
  let pending: (() => boolean) | null = null;
  let timer = 0;

  const note = (): void => {
    delete positions[shown.key];
    positions[shown.key] = Math.round(window.scrollY);
  };

  let cancelWrite = (): void => {};
  const writeSoon = (): void => {
    cancelWrite();
    // The new page does not wait for the storage.
    cancelWrite = afterPaint(() => write(window, positions));
  };

  const save = (): void => {
    cancelWrite();
    note();
    write(window, positions);
  };

  const giveUp = (): void => {
    pending = null;
    window.clearInterval(timer);
  };

  const attempt = (): void => {
    if (pending?.()) giveUp();
  };

  const until = (done: () => boolean): void => {
    giveUp();
    const deadline = Date.now() + timeoutMs;
    pending = done;
    timer = window.setInterval(() => (Date.now() > deadline ? giveUp() : attempt()), 50);
    attempt();
  };

  const focusHeading = (): boolean => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };

  const restore = (top: number): (() => boolean) => {
    let done = false;
    return () => {
      if (done) return true;
      const reachable = document.documentElement.scrollHeight - window.innerHeight;
      window.scrollTo(0, Math.min(top, Math.max(reachable, 0)));
      done = reachable >= top;
      return done;
    };
  };

  /** The new page replaces the old one a moment later: its heading counts only once the old one has left. */
  const focusNewHeading = (): (() => boolean) => {
    const before = document.querySelector('main h1');
    const since = Date.now();
    let done = false;
    return () => {
      const isNew = document.querySelector('main h1') !== before || Date.now() - since > timeoutMs / 2;
      done ||= isNew && focusHeading();
      return done;
    };
  };

  const onChange = ({ location, action }: HistoryUpdate): void => {
    const turned = location.pathname !== shown.pathname;
    if (location.key !== shown.key && action !== 'REPLACE') {
      note();
      writeSoon();
    }
    shown = location;
    const top = action === 'POP' ? positions[location.key] : undefined;
    if (!turned) return top === undefined ? undefined : until(restore(top));
    if (top === undefined) window.scrollTo(0, 0);
    const restored = top === undefined ? () => true : restore(top);
    const focused = focusNewHeading();
    until(() => [restored(), focused()].every(Boolean));
  };

  const stopListening = history.listen(onChange);
  window.addEventListener('pagehide', save);
  const atStart = positions[shown.key];
  if (atStart) until(restore(atStart));
  const cancel = (): void => giveUp();
  // The customer scrolls: whatever we still wanted to do is late.
  window.addEventListener('wheel', cancel, { passive: true });
  window.addEventListener('touchmove', cancel, { passive: true });

  return {
    contentReady: attempt,
    stop: () => {
      giveUp();
      cancelWrite();
      stopListening();
      window.removeEventListener('pagehide', save);
      window.removeEventListener('wheel', cancel);
      window.removeEventListener('touchmove', cancel);
    },
  };
}
