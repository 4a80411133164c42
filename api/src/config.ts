import { resolve } from 'node:path';
import { z } from 'zod';

/** Kept only in memory: used by tests. */
export const inMemory = ':memory:';

const flag = (fallback: boolean) =>
  z
    .enum(['1', '0', 'true', 'false', 'yes', 'no', ''])
    .default('')
    .transform((value) => (value === '' ? fallback : ['1', 'true', 'yes'].includes(value)));

const list = z
  .string()
  .default('')
  .transform((value) => value.split(',').map((part) => part.trim()).filter(Boolean));

const seconds = (fallback: number) => z.coerce.number().int().positive().default(fallback);

const optionalText = z.string().trim().default('');

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4100),
  API_BASE_PATH: z.string().regex(/^\/[a-z0-9/-]*[a-z0-9]$/, 'must start with a slash and not end with one').default('/api'),
  PUBLIC_URL: z.url().default('http://localhost:4000'),
  STOREFRONT_ORIGINS: list,
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().regex(/^(postgres(ql)?:\/\/.+)?$/, 'must start with postgres://').default(''),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  ALLOW_EMBEDDED: flag(false),
  TRUST_PROXY: list,
  TRUST_PROXY_TLS: flag(false),
  TOKEN_KEYS: list,
  CK_SECRETS: list,
  GIFT_KEY: optionalText,
  GIFT_PEPPER: optionalText,
  PAYMENT_SECRET: optionalText,
  SERVICE_KEY: optionalText,
  SEED_DEMO: z.enum(['1', '0', 'true', 'false', '']).default(''),
  SEED_HOURS: z.enum(['real', 'always', '']).default(''),
  SEED_PASSWORD: optionalText,
  SIM_SPEED: z.coerce.number().positive().default(1),
  KITCHEN_MODE: z.enum(['sim', 'external', '']).default(''),
  MAIL_URL: optionalText,
  MAIL_FROM: z.string().default('Pizzería Brasa Chapina <ordenes@brasachapina.example>'),
  PAYMENT_PROVIDER: z.string().default('sandbox'),
  ALLOW_SANDBOX_PAYMENTS: flag(false),
  GIFT_DELAY_MINUTES: z.coerce.number().int().min(0).max(7 * 24 * 60).default(0),
  RECAPTCHA_SECRET: optionalText,
  /** Who checks answers of Google's widget instead of Google: for tests. */
  RECAPTCHA_VERIFY_URL: z.union([z.literal(''), z.url()]).default(''),
  FUTURE_LEAD_MINUTES: z.coerce.number().int().default(0),
  ACCESS_TOKEN_SECONDS: seconds(30 * 60),
  REFRESH_TOKEN_SECONDS: seconds(30 * 24 * 3600),
  GUEST_TOKEN_SECONDS: seconds(24 * 3600),
  RATE_LIMITS: flag(true),
  CATALOG_CHECK_SECONDS: seconds(5),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = ReturnType<typeof readConfig>;

/** Where the database is, for logs: without user and password. */
export const databaseName = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string => (databaseUrl ? `at ${new URL(databaseUrl).host}` : `in ${dataDir}`);

const googleVerifyUrl = 'https://www.google.com/recaptcha/api/siteverify';

/** The environment is read here and nowhere else; a wrong value stops the start with its name and the next step. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n');
    throw new Error(`The api cannot start, these settings are wrong:\n${wrong}\nCorrect them in the environment (api/README.md lists every setting) and start again.`);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const embedded = values.DATABASE_URL === '';
  const seedDemo = values.SEED_DEMO === '' ? embedded && !production : values.SEED_DEMO === '1' || values.SEED_DEMO === 'true';
  if (production && embedded && !values.ALLOW_EMBEDDED) {
    throw new Error('The embedded database is not safe against power loss. Set DATABASE_URL to a PostgreSQL 15 or newer, or ALLOW_EMBEDDED=1 if this is on purpose.');
  }
  if (production && !values.PUBLIC_URL.startsWith('https:') && !values.TRUST_PROXY_TLS) {
    throw new Error('In production PUBLIC_URL must be https, or set TRUST_PROXY_TLS=1 when a proxy in front ends TLS.');
  }
  if (production && values.PAYMENT_PROVIDER === 'sandbox' && !values.ALLOW_SANDBOX_PAYMENTS) {
    throw new Error('The sandbox approves payments without money. Set PAYMENT_PROVIDER to a real provider, or ALLOW_SANDBOX_PAYMENTS=1 if this is a test installation.');
  }
  if (production && values.RECAPTCHA_VERIFY_URL !== '') {
    throw new Error('RECAPTCHA_VERIFY_URL lets somebody other than Google say that a captcha was solved. It is for tests: remove it in production.');
  }
  return {
    production,
    host: values.HOST,
    port: values.PORT,
    basePath: values.API_BASE_PATH,
    publicUrl: values.PUBLIC_URL.replace(/\/$/, ''),
    storefrontOrigins: values.STOREFRONT_ORIGINS.length > 0 ? values.STOREFRONT_ORIGINS : [new URL(values.PUBLIC_URL).origin],
    dataDir: values.DATA_DIR === inMemory ? inMemory : resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    trustProxy: values.TRUST_PROXY,
    tokenKeys: values.TOKEN_KEYS,
    ckSecrets: values.CK_SECRETS,
    giftKey: values.GIFT_KEY,
    giftPepper: values.GIFT_PEPPER,
    paymentSecret: values.PAYMENT_SECRET,
    serviceKey: values.SERVICE_KEY,
    seedDemo,
    /** Shops open around the clock, so that a trial at midnight works. */
    alwaysOpen: values.SEED_HOURS === '' ? seedDemo : values.SEED_HOURS === 'always',
    seedPassword: values.SEED_PASSWORD,
    simulationSpeed: values.SIM_SPEED,
    kitchen: values.KITCHEN_MODE || (production ? 'external' : 'sim'),
    mailUrl: values.MAIL_URL,
    mailFrom: values.MAIL_FROM,
    paymentProvider: values.PAYMENT_PROVIDER,
    giftDelayMinutes: values.GIFT_DELAY_MINUTES,
    captchaSecret: values.RECAPTCHA_SECRET,
    captchaVerifyUrl: values.RECAPTCHA_VERIFY_URL || googleVerifyUrl,
    /** 0: the usual ones [DEC-160]. */
    futureLeadMinutes: values.FUTURE_LEAD_MINUTES,
    accessTokenSeconds: values.ACCESS_TOKEN_SECONDS,
    refreshTokenSeconds: values.REFRESH_TOKEN_SECONDS,
    guestTokenSeconds: values.GUEST_TOKEN_SECONDS,
    rateLimits: values.RATE_LIMITS,
    catalogCheckSeconds: values.CATALOG_CHECK_SECONDS,
    logLevel: values.LOG_LEVEL,
  } as const;
}
