import { expect, test } from '@jest/globals';
import { commonHeaders, contentSecurityPolicy } from './security-headers.ts';

const site = { publicUrl: 'http://localhost:4000', production: false, captchaOrigin: '', paymentOrigin: '', mapToken: '' };
const policy = contentSecurityPolicy({ nonce: 'N', remotes: ['mf-menu'] }, site);

test('only what carries the nonce runs or styles, and nothing is built from text', () => {
  expect(policy).toContain("script-src 'nonce-N' 'strict-dynamic'");
  expect(policy).toContain("style-src 'nonce-N'");
  expect(policy).not.toMatch(/unsafe/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("trusted-types webpack-shell webpack-mf-menu brasa-scripts brasa-map 'allow-duplicates'");
});

test('the storefront cannot be framed, and frames only itself unless a card provider or a page for Google’s captcha is configured', () => {
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("frame-src 'self';");
  expect(contentSecurityPolicy({ nonce: 'N', remotes: [] }, { ...site, paymentOrigin: 'https://pay.example' })).toContain("frame-src 'self' https://pay.example");
  expect(contentSecurityPolicy({ nonce: 'N', remotes: ['mf-menu'] }, { ...site, captchaOrigin: 'https://captcha.example' })).toBe(policy.replace("frame-src 'self'", "frame-src 'self' https://captcha.example"));
});

test('maps of a provider are reachable only when there is a token', () => {
  expect(policy).not.toContain('mapbox');
  expect(contentSecurityPolicy({ nonce: 'N', remotes: [] }, { ...site, mapToken: 'pk.x' })).toContain("connect-src 'self' https://api.mapbox.com");
});

test('https is insisted on in production only', () => {
  expect(commonHeaders(site)['strict-transport-security']).toBeUndefined();
  expect(commonHeaders({ ...site, production: true })['strict-transport-security']).toContain('max-age=63072000');
});
