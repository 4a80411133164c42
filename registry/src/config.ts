import { resolve } from 'node:path';
import { z } from 'zod';

const origin = z
  .string()
  .trim()
  .transform((value) => value.replace(/\/$/, ''))
  .pipe(z.string().regex(/^(|https:\/\/[^/]+|http:\/\/localhost(:\d+)?)$/, 'must be empty, https://host or http://localhost:port'));

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4200),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().regex(/^(postgres(ql)?:\/\/.+)?$/, 'must start with postgres://').default(''),
  REGISTRY_TOKEN: z.string().trim().default(''),
  PUBLIC_ORIGIN: origin.default(''),
  SECOND_ORIGIN: origin.default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type RegistryConfig = ReturnType<typeof readConfig>;

/** The environment is read here and nowhere else. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n');
    throw new Error(`The registry cannot start, these settings are wrong:\n${wrong}`);
  }
  const values = parsed.data;
  if (values.REGISTRY_TOKEN && values.REGISTRY_TOKEN.length < 32) throw new Error('REGISTRY_TOKEN needs at least 32 characters. Leave it out to have one made in DATA_DIR.');
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    token: values.REGISTRY_TOKEN,
    origins: { first: values.PUBLIC_ORIGIN, second: values.SECOND_ORIGIN },
    logLevel: values.LOG_LEVEL,
  } as const;
}
