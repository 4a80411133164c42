import { mkdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Longer than anything is made in: a lock that is older was left behind by a process that was killed. */
const lockLimitMs = 45_000;

const exists = (path: string): Promise<boolean> => stat(path).then(
  () => true,
  () => false,
);

/** Made beside and renamed, so that nobody ever sees half of it. */
async function makeAt(path: string, make: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${path}.${process.pid}`;
  try {
    await make(draft);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(path))) throw error;
  }
}

/**
 * Makes a file or folder that is not there yet. Of several test workers one makes it and the others wait. Its name has to
 * change with whatever the content depends on.
 */
export async function makeOnce(path: string, make: (draft: string) => Promise<void>): Promise<void> {
  const lock = `${path}.lock`;
  const deadline = Date.now() + lockLimitMs;
  while (!(await exists(path))) {
    const isMine = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (isMine || Date.now() > deadline) {
      await makeAt(path, make).finally(() => rmdir(lock).catch(() => undefined));
    } else {
      await wait(100);
    }
  }
}
