import { join } from 'node:path';
import { cut } from './cut.mjs';
import { root } from './root.mjs';

/** From one heading of a comment up to the next one, which stays. */
const part = (from, to) => new RegExp(`/\\*\\*\\s+\\* ${from}[\\s\\S]*?(?=/\\*\\*\\s+\\* ${to})`);

const cuts = {
  core: [
    [/var crypto;\s[\s\S]*?(?=\/\*\s+\* Local polyfill of Object\.create)/, ''],
    [/var create = Object\.create \|\| \(function \(\) \{[\s\S]*?\}\(\)\);/, 'var create = Object.create;'],
    [/random: function \(nBytes\) \{[\s\S]*?return new WordArray\.init\(words, nBytes\);\s+\}/, ''],
  ],
  'cipher-core': [
    [part('Abstract base stream cipher template\\.', 'Mode namespace\\.'), ''],
    [part('Cipher Block Chaining mode\\.', 'Padding namespace\\.'), 'var CBC;\n'],
    [part('OpenSSL formatting strategy\\.', 'A cipher wrapper'), 'var OpenSSLFormatter;\n'],
    [/\/\*\*\s+\* Key derivation function namespace\.[\s\S]*?(?=\}\(\)\);\s+\}\)\);\s*$)/, 'var PasswordBasedCipher;\n'],
  ],
};
const fileOf = (name) => join(root, `node_modules/crypto-js/${name}.js`);

/**
 * A loader for crypto-js: random numbers, stream ciphers, CBC, OpenSSL's format and keys made of passwords go, because the contract's envelope is ECB with
 * a key as bytes.
 */
export default function cipherParts(source) {
  const [, parts] = Object.entries(cuts).find(([name]) => fileOf(name) === this.resourcePath);
  return cut(source, parts, 'cipher-parts.mjs');
}

/** A rule of webpack for its files. */
export const cipherRule = { test: Object.keys(cuts).map(fileOf), use: join(import.meta.dirname, 'cipher-parts.mjs') };
