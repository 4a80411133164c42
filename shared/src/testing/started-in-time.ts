const startLimitMs = 60_000;

/** `started`, or an error after a minute: some servers wait without end for a program that cannot be run, for example in a folder its user may not enter. */
export async function startedInTime<T>(started: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it did not start within ${startLimitMs / 1000} s`)), startLimitMs);
  });
  return await Promise.race([started, late]).finally(() => clearTimeout(timer));
}
