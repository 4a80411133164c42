import { join } from 'node:path';
import { root } from './root.mjs';

/** From one heading of a comment up to the next one, which stays. */
const part = (from, to) => new RegExp(`/\\*\\*\\s+\\* ${from}[\\s\\S]*?(?=/\\*\\*\\s+\\* ${to})`);

const replacements = [
  [part('Abstract base stream cipher template\\.', 'Mode namespace\\.'), ''],
  [part('Cipher Block Chaining mode\\.', 'Padding namespace\\.'), 'var CBC;\n'],
  [part('OpenSSL formatting strategy\\.', 'A cipher wrapper'), 'var OpenSSLFormatter;\n'],
  [/\/\*\*\s+\* Key derivation function namespace\.[\s\S]*?(?=\}\(\)\);\s+\}\)\);\s*$)/, 'var PasswordBasedCipher;\n'],
];

/**
 * A loader for crypto-js's core of ciphers: stream ciphers, CBC, OpenSSL's format and keys made of passwords go, because the contract's envelope is ECB
 * with a key as bytes. Throws when one of them is not there: the file is then another one than this was written for.
 */
export default function cipherParts(source) {
  return replacements.reduce((text, [pattern, by]) => {
    if (!pattern.test(text)) throw new Error('crypto-js is written in another way than tools/webpack/cipher-parts.mjs knows: adapt it to the new version, or take it away.');
    return text.replace(pattern, by);
  }, source);
}

/** A rule of webpack for that file. */
export const cipherRule = { test: join(root, 'node_modules/crypto-js/cipher-core.js'), use: join(import.meta.dirname, 'cipher-parts.mjs') };
