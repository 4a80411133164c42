import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

test('the lead time of future orders travels to the page; without one the usual minutes count [FUT-005]', () => {
  expect(readConfig({ FUTURE_LEAD_MINUTES: '90' }).site.futureLeadMinutes).toBe(90);
  expect([readConfig({}), readConfig({ FUTURE_LEAD_MINUTES: '' })].map(({ site }) => site.futureLeadMinutes)).toEqual([0, 0]);
});

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://tienda.example' };

test.each([
  ['the storefront itself', { ...production, CAPTCHA_ORIGIN: 'https://tienda.example' }, /storefront's own host/],
  ['the storefront itself without encryption', { ...production, CAPTCHA_ORIGIN: 'http://tienda.example' }, /storefront's own host|must be https/],
  ['where the storefront is by default', { CAPTCHA_ORIGIN: 'http://localhost:4000' }, /storefront's own host/],
  ['the storefront at another port', { ...production, CAPTCHA_ORIGIN: 'https://tienda.example:8443' }, /storefront's own host/],
  ['an address with a path', { CAPTCHA_ORIGIN: 'https://captcha.example/captcha' }, /CAPTCHA_ORIGIN: must be an origin/],
  ['a name', { CAPTCHA_ORIGIN: 'captcha.example' }, /CAPTCHA_ORIGIN: must be an origin/],
  ['a script', { CAPTCHA_ORIGIN: 'javascript:alert(1)' }, /CAPTCHA_ORIGIN: must be an origin/],
  ['two origins', { CAPTCHA_ORIGIN: 'https://captcha.example https://evil.example' }, /CAPTCHA_ORIGIN: must be an origin/],
  ['not encrypted in production', { ...production, CAPTCHA_ORIGIN: 'http://captcha.example' }, /must be https/],
  ['not encrypted below an encrypted page', { PUBLIC_URL: 'https://tienda.example', CAPTCHA_ORIGIN: 'http://captcha.example' }, /must be https/],
])('an origin for Google’s captcha that is %s stops the start', (_what, env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test('an origin for Google’s captcha travels to the page, and without one nothing does', () => {
  expect(readConfig({ ...production, CAPTCHA_ORIGIN: 'https://captcha.example/' })).toMatchObject({ captchaOrigin: 'https://captcha.example', site: { captchaOrigin: 'https://captcha.example' } });
  expect(readConfig({ CAPTCHA_ORIGIN: 'http://captcha.localhost:4000' }).captchaOrigin).toBe('http://captcha.localhost:4000');
  expect(readConfig({ CAPTCHA_ORIGIN: '' }).site).not.toHaveProperty('captchaOrigin');
});

test('a wrong setting stops the start with its name', () => {
  expect(() => readConfig({ FUTURE_LEAD_MINUTES: 'pronto', PORT: 'x' })).toThrow(/PORT[^]*FUTURE_LEAD_MINUTES/);
});
