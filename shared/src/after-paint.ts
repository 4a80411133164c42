/** Milliseconds after which the work is done without a frame: a hidden page paints none. */
const timeoutMs = 200;

/**
 * Does something once what was changed before this call is on the screen, so that slow work does not hold it back: after two frames,
 * or after 200 ms when there are none. The answer cancels it.
 */
export function afterPaint(work: () => void): () => void {
  let frame = 0;
  let task: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
    clearTimeout(limit);
  };
  const run = (): void => {
    cancel();
    work();
  };
  const limit = setTimeout(run, timeoutMs);
  frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => (task = setTimeout(run)))));
  return cancel;
}
