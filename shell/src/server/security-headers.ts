import type { ShellConfig } from './config.ts';

type Page = {
  readonly nonce: string;
  /** Remotes that may run on the page: each build makes one policy for the scripts it loads. */
  readonly remotes: readonly string[];
};

type Site = Pick<ShellConfig, 'captchaOrigin' | 'paymentOrigin' | 'publicUrl' | 'production'> & { readonly mapToken: string };

const mapboxHosts = 'https://api.mapbox.com https://events.mapbox.com';

/** Nothing runs, styles or frames a page but what this server put there. */
export function contentSecurityPolicy({ nonce, remotes }: Page, { captchaOrigin, paymentOrigin, mapToken, publicUrl }: Site): string {
  const policies = ['webpack-shell', ...remotes.map((name) => `webpack-${name}`), 'brasa-scripts', 'brasa-map', "'allow-duplicates'"];
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    `connect-src 'self'${mapToken ? ` ${mapboxHosts}` : ''}`,
    "worker-src 'self' blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    ['frame-src', "'self'", paymentOrigin, captchaOrigin].filter(Boolean).join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${policies.join(' ')}`,
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const permissions = ['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'screen-wake-lock', 'usb', 'xr-spatial-tracking'];

/** For a page that may do nothing of all that. */
export const noPermissions = [...permissions, 'geolocation', 'fullscreen'].map((name) => `${name}=()`).join(', ');

/** On every page. */
export const pageHeaders = (page: Page, site: Site): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(page, site),
  'integrity-policy': 'blocked-destinations=(script)',
  'permissions-policy': [...permissions.map((name) => `${name}=()`), 'geolocation=(self)', 'fullscreen=(self)'].join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
});

/** On every answer, pages and files alike. */
export const commonHeaders = ({ production, publicUrl }: Pick<Site, 'production' | 'publicUrl'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(production || publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
});
