import { afterEach, expect, test } from '@jest/globals';
import { trustedWorkerUrl } from './trusted-worker.ts';

const page = globalThis as unknown as Record<string | symbol, unknown>;
page.location ??= new URL('https://brasa.test/delivery');

class TrustedUrl {
  readonly #url: string;
  constructor(url: string) {
    this.#url = url;
  }
  toString() {
    return this.#url;
  }
}

function enforceTrustedTypes() {
  const names: string[] = [];
  page.trustedTypes = {
    createPolicy(name: string, rules: { createScriptURL: (url: string) => string }) {
      names.push(name);
      return { createScriptURL: (url: string) => new TrustedUrl(rules.createScriptURL(url)) };
    },
  };
  return names;
}

afterEach(() => {
  delete page.trustedTypes;
  delete page[Symbol.for('brasa.map-policy/1')];
});

test('a worker of this shop is trusted under one named policy, however many maps are opened', () => {
  const names = enforceTrustedTypes();
  const url = trustedWorkerUrl('https://brasa.test/r/mf-cart-checkout/1.0.0/worker.mjs');
  trustedWorkerUrl('https://brasa.test/r/mf-tracking/1.0.0/worker.mjs');
  expect(names).toEqual(['brasa-map']);
  expect(url).toBeInstanceOf(TrustedUrl);
  expect(String(url)).toBe('https://brasa.test/r/mf-cart-checkout/1.0.0/worker.mjs');
});

test('the engine can still ask the trusted address whether it is a module', () => {
  enforceTrustedTypes();
  const url = trustedWorkerUrl('https://brasa.test/worker.mjs?v=1');
  expect(url.endsWith('.cjs')).toBe(false);
  expect(url.split(/[?#]/)[0]).toBe('https://brasa.test/worker.mjs');
});

test('a worker from another origin is refused, with or without Trusted Types', () => {
  expect(() => trustedWorkerUrl('https://elsewhere.test/worker.mjs')).toThrow('must come from this origin');
  enforceTrustedTypes();
  expect(() => trustedWorkerUrl('https://elsewhere.test/worker.mjs')).toThrow('must come from this origin');
});
