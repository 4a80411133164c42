import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

test('a wrong setting stops the start with its name', () => {
  expect(() => readConfig({ PORT: 'abc' })).toThrow(/PORT/);
  expect(() => readConfig({ DATABASE_URL: 'mysql://x' })).toThrow(/DATABASE_URL: must start with postgres/);
  expect(() => readConfig({ SEED_HOURS: 'noon' })).toThrow(/SEED_HOURS/);
});

test('production refuses what is only for trying: the embedded database, http and the card sandbox', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://u@h/d', PUBLIC_URL: 'https://tienda.example', PAYMENT_PROVIDER: 'real' };
  expect(readConfig(production)).toMatchObject({ production: true, seedDemo: false, kitchen: 'external' });
  expect(() => readConfig({ ...production, DATABASE_URL: '' })).toThrow(/not safe against power loss/);
  expect(readConfig({ ...production, DATABASE_URL: '', ALLOW_EMBEDDED: '1' })).toMatchObject({ seedDemo: false });
  expect(() => readConfig({ ...production, PUBLIC_URL: 'http://tienda.example' })).toThrow(/https/);
  expect(() => readConfig({ ...production, PAYMENT_PROVIDER: 'sandbox' })).toThrow(/approves payments without money/);
  expect(() => readConfig({ ...production, RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9' })).toThrow(/somebody other than Google/);
  expect(readConfig(production).captchaVerifyUrl).toBe('https://www.google.com/recaptcha/api/siteverify');
});

test('the storefront of the public address may read answers unless others are named', () => {
  expect(readConfig({ PUBLIC_URL: 'https://tienda.example/x' }).storefrontOrigins).toEqual(['https://tienda.example']);
  expect(readConfig({ STOREFRONT_ORIGINS: 'https://a.example, https://b.example' }).storefrontOrigins).toEqual(['https://a.example', 'https://b.example']);
});
