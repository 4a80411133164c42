import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { realRemotes } from './testing/real-remotes.ts';

const source = join(import.meta.dirname, '..');
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.test\.|\/testing\//.test(file));

const withoutComments = (code: string): string => code.replace(/\/\*[^]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

const names = realRemotes.flatMap(({ name, slots }) => [name, ...slots.map((slot) => slot.name)]);
const segments = [...new Set(realRemotes.flatMap(({ routes }) => routes.map(({ pattern }) => pattern.split('/')[1] ?? '')))].filter((segment) => segment !== '');
/** An address of a remote, as text or in a pattern that matches some. */
const address = new RegExp(`(?<![\\w.@-])/\\(?(?:${segments.join('|')})(?![\\w-])|\\((?:${segments.join("|")})\\||\\|(?:${segments.join("|")})[|)]`);

const named = (code: string): string[] => [...names.filter((name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code)), ...(address.exec(code) ?? [])];

test('no file of the shell names a remote, an address of one, or what one shows in the frame: remote.json says it', () => {
  expect(files.length).toBeGreaterThan(80);
  const known = files.flatMap((file) => named(withoutComments(readFileSync(join(source, file), 'utf8'))).map((what) => `${file}: ${what}`));
  expect(known).toEqual([]);
});

/** Files of `shared` that the shell takes something from, beside what it hands out to remotes. */
const taken = [...new Set(files.flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(/from '@brasa\/shared\/((?:composition|domain|server|wire)\/[\w-]+)'/g)].map(([, module]) => `${module}.ts`)))].toSorted();

test('of what the shell takes from shared, what knows addresses is one of four, each for a reason', () => {
  expect(taken.length).toBeGreaterThan(20);
  const known = taken.filter((file) => named(withoutComments(readFileSync(join(source, '../../shared/src', file), 'utf8'))).length > 0);
  expect(known).toEqual([
    // Builds of before 2026-12 do not say what their pages are; nothing is added there any more.
    'composition/older-descriptions.ts',
    // Examples in the words that remote.json is explained with.
    'composition/remote-schema.ts',
    // The rule of «Regresar» is written with addresses [DEC-044].
    'domain/back-button.ts',
    // Addresses of categories and products are part of what was agreed with the shop (printed codes, search engines): whoever shows the menu keeps them.
    'domain/catalog-lookup.ts',
  ]);
});

test.each(["placeOf('/cart')", 'to="/tiendas"', '/^\\/(menu|promociones)/', '`/orders/${hash}`', "['/login', '/signup']", "name === 'address-banner'", "import('mf-menu')"])('it would be noticed: %s', (code) => {
  expect(named(code)).not.toEqual([]);
});

test.each(["import './cart-button.tsx';", "pages.cart", "text.menu", "'cliente/getOrdersPend'", "'/preguntasFrecuentes'"])('other words are no addresses: %s', (code) => {
  expect(named(code)).toEqual([]);
});
