import { whenIdle } from './when-idle.ts';

/** Does something once nobody has pressed anything for this many milliseconds and the browser has nothing better to do: it takes no bandwidth and no time from what a press leads to. */
export function whenUntouched(work: () => void, milliseconds: number): void {
  let timer: ReturnType<typeof setTimeout>;
  const done = new AbortController();
  const wait = (): void => {
    clearTimeout(timer);
    const mine = setTimeout(() => whenIdle(() => {
      if (mine !== timer) return;
      done.abort();
      work();
    }), milliseconds);
    timer = mine;
  };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, wait, { capture: true, passive: true, signal: done.signal });
  wait();
}
