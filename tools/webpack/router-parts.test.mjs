import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import routerParts from './router-parts.mjs';

/** The file of the router that has its links. */
function routerFile() {
  const folder = createRequire(import.meta.url).resolve('react-router').replace(/dist\/development\/.*$/, 'dist/production');
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  return files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).find((source) => source.includes('var Link = '));
}

test('a link draws nothing for a framework, and nothing keeps a component that nobody imports', () => {
  const whole = routerFile();
  const parts = routerParts(whole);
  expect(whole).toMatch(/createElement\(PrefetchPageLinks,/);
  expect(parts).not.toMatch(/createElement\(PrefetchPageLinks,/);
  expect(parts).not.toMatch(/^\w+\.displayName|^var \w+ = React\d*\.(createContext|forwardRef)/m);
});

test('a router that draws its links in another way stops the build; a file without links is left alone', () => {
  expect(() => routerParts('var Link = other;')).toThrow(/adapt it to the new version/);
  expect(routerParts('var other = 1;')).toBe('var other = 1;');
});
