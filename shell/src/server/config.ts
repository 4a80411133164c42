import { resolve } from 'node:path';
import { z } from 'zod';
import { defaultSite, type Site } from '@brasa/shared/react/site';

const address = z
  .string()
  .transform((value) => value.replace(/\/$/, ''))
  .pipe(z.url());

const isOrigin = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;

const flag = (fallback: boolean) =>
  z
    .enum(['1', '0', 'true', 'false', ''])
    .default('')
    .transform((value) => (value === '' ? fallback : value === '1' || value === 'true'));

/** `Name=https://…` pairs, separated by commas. */
const links = z
  .string()
  .optional()
  .transform((value) =>
    value === undefined
      ? defaultSite.socialLinks
      : value
          .split(',')
          .map((pair) => pair.split('='))
          .flatMap(([name = '', ...url]) => (name.trim() && url.length > 0 ? [{ name: name.trim(), url: url.join('=').trim() }] : [])),
  );

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  PUBLIC_URL: address.optional(),
  API_URL: address.default('http://127.0.0.1:4100'),
  REGISTRY_URL: address.default('http://127.0.0.1:4200'),
  /** What this shell proves itself with when it reports to the registry: `pz shell-token`. Empty: it does not report. */
  REGISTRY_SHELL_TOKEN: z.string().trim().default(''),
  DATA_DIR: z.string().default('.data'),
  /** Peers whose X-Forwarded-For is believed. */
  TRUST_PROXY: z.string().default('loopback'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  BRAND_NAME: z.string().default(defaultSite.brandName),
  CALL_CENTER_PHONE: z.string().default(defaultSite.callCenterPhone),
  SOCIAL_LINKS: links,
  APP_STORE_URL: z.string().default(defaultSite.appStoreUrl),
  PLAY_STORE_URL: z.string().default(defaultSite.playStoreUrl),
  WELCOME_ENABLED: flag(defaultSite.welcomeEnabled),
  /** 0: browsers forget every page they kept, and keep no more. */
  OFFLINE_ENABLED: flag(true),
  TEST_LOCATION: flag(defaultSite.testLocation),
  MAP_TOKEN: z.string().default(defaultSite.mapToken),
  FUTURE_LEAD_MINUTES: z.coerce.number().int().default(defaultSite.futureLeadMinutes),
  /** Origin of the card provider's page when it is not ours. */
  PAYMENT_ORIGIN: z.string().default(''),
  /** Origin of the page that shows Google's captcha: a second host name of this shell. Empty: our own challenge only. */
  CAPTCHA_ORIGIN: z
    .string()
    .trim()
    .transform((value) => value.replace(/\/$/, ''))
    .refine((value) => value === '' || isOrigin(value), 'must be an origin, such as https://captcha.example: scheme and host name without a path')
    .default(''),
});

export type ShellConfig = ReturnType<typeof readConfig>;

/** The environment is read here and nowhere else. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n');
    throw new Error(`The shell cannot start, these settings are wrong:\n${wrong}`);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const captchaOrigin = values.CAPTCHA_ORIGIN;
  if (captchaOrigin !== '') {
    const { hostname } = new URL(publicUrl);
    // Cookies are a host name's, whatever the port.
    if (new URL(captchaOrigin).hostname === hostname) {
      throw new Error(`CAPTCHA_ORIGIN is the storefront's own host (${hostname}), whose cookies Google's scripts would reach on any port. Set it to a second host name that leads to this shell.`);
    }
    if ((production || publicUrl.startsWith('https:')) && !captchaOrigin.startsWith('https:')) {
      throw new Error('CAPTCHA_ORIGIN must be https in production and where PUBLIC_URL is https: browsers show nothing else inside a page of ours. Change http to https.');
    }
  }
  const site: Site = {
    brandName: values.BRAND_NAME,
    callCenterPhone: values.CALL_CENTER_PHONE,
    socialLinks: values.SOCIAL_LINKS,
    appStoreUrl: values.APP_STORE_URL,
    playStoreUrl: values.PLAY_STORE_URL,
    welcomeEnabled: values.WELCOME_ENABLED,
    testLocation: values.TEST_LOCATION,
    mapToken: values.MAP_TOKEN,
    futureLeadMinutes: values.FUTURE_LEAD_MINUTES,
    ...(captchaOrigin !== '' && { captchaOrigin }),
  };
  return {
    production,
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    apiUrl: values.API_URL,
    registryUrl: values.REGISTRY_URL,
    shellToken: values.REGISTRY_SHELL_TOKEN,
    dataDir: resolve(values.DATA_DIR),
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    paymentOrigin: values.PAYMENT_ORIGIN,
    captchaOrigin,
    offline: values.OFFLINE_ENABLED,
    site,
  } as const;
}
