import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Config, inMemory } from './config.ts';

/** The public secret of the envelope: `kid` names it, the newest is first. */
const ckSecret = z.object({ kid: z.string().regex(/^[a-z0-9]{1,8}$/), secret: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/) });

const secretsFile = z.object({
  tokenKeys: z.array(z.string().min(32)).min(1),
  ckSecrets: z.array(ckSecret).min(1),
  giftKey: z.string().min(32),
  giftPepper: z.string().min(32),
  paymentSecret: z.string().min(32),
  serviceKey: z.string().min(32),
});

export type Secrets = z.infer<typeof secretsFile>;

const random = () => randomBytes(32).toString('base64url');

export const newSecrets = (): Secrets => ({
  tokenKeys: [random()],
  ckSecrets: [{ kid: '1', secret: random() }],
  giftKey: random(),
  giftPepper: random(),
  paymentSecret: random(),
  serviceKey: random(),
});

const parseCk = (entry: string) => {
  const [kid = '', secret = ''] = entry.split(':');
  return { kid, secret };
};

const fromEnvironment = (config: Config) => ({
  ...(config.tokenKeys.length > 0 && { tokenKeys: config.tokenKeys }),
  ...(config.ckSecrets.length > 0 && { ckSecrets: config.ckSecrets.map(parseCk) }),
  ...(config.giftKey && { giftKey: config.giftKey }),
  ...(config.giftPepper && { giftPepper: config.giftPepper }),
  ...(config.paymentSecret && { paymentSecret: config.paymentSecret }),
  ...(config.serviceKey && { serviceKey: config.serviceKey }),
});

function checked(value: unknown, origin: string): Secrets {
  const parsed = secretsFile.safeParse(value);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n');
  throw new Error(`The secrets ${origin} are not usable:\n${wrong}\nKeys need at least 32 characters; CK_SECRETS is kid:secret,kid:secret.`);
}

async function readOrCreate(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text !== undefined) return JSON.parse(text);
  const created = newSecrets();
  await writeFile(path, `${JSON.stringify(created, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return created;
}

/** Settings win; what they leave out comes from the data folder, where it is made on the first start. In production nothing is made up. */
export async function loadSecrets(config: Config): Promise<Secrets> {
  const given = fromEnvironment(config);
  if (config.production) return checked(given, 'of TOKEN_KEYS, CK_SECRETS, GIFT_KEY, GIFT_PEPPER, PAYMENT_SECRET, SERVICE_KEY');
  if (config.dataDir === inMemory) return checked({ ...newSecrets(), ...given }, 'of the environment');
  await mkdir(config.dataDir, { recursive: true });
  const path = join(config.dataDir, 'secrets.json');
  return checked({ ...((await readOrCreate(path)) as object), ...given }, `in ${path}`);
}
