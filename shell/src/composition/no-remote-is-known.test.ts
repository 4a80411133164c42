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

test.each(["placeOf('/cart')", 'to="/tiendas"', '/^\\/(menu|promociones)/', '`/orders/${hash}`', "['/login', '/signup']", "name === 'address-banner'", "import('mf-menu')"])('it would be noticed: %s', (code) => {
  expect(named(code)).not.toEqual([]);
});

test.each(["import './cart-button.tsx';", "pages.cart", "text.menu", "'cliente/getOrdersPend'", "'/preguntasFrecuentes'"])('other words are no addresses: %s', (code) => {
  expect(named(code)).toEqual([]);
});
