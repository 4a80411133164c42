/** Milliseconds after the page stands: pictures and the first taps go first. */
const delayMs = 1000;

/** Does something later, when the browser has nothing better to do. The answer calls it off. */
export function whenQuiet(work: () => void): () => void {
  let called = false;
  const once = () => {
    if (!called) work();
  };
  const timer = setTimeout(() => ('requestIdleCallback' in window ? window.requestIdleCallback(once) : once()), delayMs);
  return () => {
    called = true;
    clearTimeout(timer);
  };
}
