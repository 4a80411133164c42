import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '../../calls/failures.ts';

/** argon2id, 19 MiB, 2 passes. One costs about 15 ms of a core: more than four at once would starve everything else. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const atOnce = 4;
const longestPassword = 256;

let running = 0;

async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) throw unavailable(new Error('Too many passwords are being checked at this moment'));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => oneOfFew(() => hash(password, cost));

let dummy: Promise<string> | undefined;

/** Without a stored hash it works just as long and says no: the answer's time does not tell whether the account exists. */
export const isPassword = (stored: string | null, password: string): Promise<boolean> =>
  oneOfFew(async () => {
    const against = stored ?? (await (dummy ??= hash('nobody has this password', cost)));
    const matches = Buffer.byteLength(password) <= longestPassword && (await verify(against, password));
    return stored !== null && matches;
  });
