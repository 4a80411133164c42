/** What `work` resolves to; rejects with `tooLate` when that takes longer than `timeoutMs`. The work itself goes on. */
export async function withinTime<T>(timeoutMs: number, work: Promise<T>, tooLate: () => Error = () => new Error(`Not done within ${timeoutMs} ms`)): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate()), timeoutMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
