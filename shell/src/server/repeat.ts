/** Runs again and again, the next time a while after the last one ended. Never keeps the process alive. */
export function repeat(every: number, work: () => Promise<void>): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const schedule = (): void => {
    timer = setTimeout(() => void work().finally(() => stopped || schedule()), every);
    timer.unref();
  };
  schedule();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
