import { createCipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { expect, test } from '@jest/globals';
import cipherParts from './cipher-parts.mjs';
import { root } from './root.mjs';

const fileOf = (name) => join(root, 'node_modules/crypto-js', `${name}.js`);
const sourceOf = (name) => readFileSync(fileOf(name), 'utf8');
const cut = (name, change = (text) => text) => cipherParts.call({ resourcePath: fileOf(name) }, change(sourceOf(name)));
/** Not in the page: tools/webpack/shell.mjs. */
const leftOut = ['evpkdf', 'md5'];

/** crypto-js as the page has it: each file run once. */
function cryptoJs() {
  const files = new Map();
  const load = (path) => {
    const name = path.slice(2);
    if (leftOut.includes(name)) return {};
    if (!files.has(name)) {
      const module = { exports: {} };
      compileFunction(name.endsWith('core') ? cut(name) : sourceOf(name), ['module', 'exports', 'require'])(module, module.exports, load);
      files.set(name, module.exports);
    }
    return files.get(name);
  };
  return { core: load('./core'), aes: load('./aes'), ecb: load('./mode-ecb') };
}

test('what is left of crypto-js is AES-128 in ECB mode, both ways [CRY-002]', () => {
  const { core, aes, ecb } = cryptoJs();
  const { Hex, Utf8 } = core.enc;
  const key = Hex.parse('00112233445566778899aabbccddeeff');
  const text = 'ñandú, and more than one block of it';
  const { ciphertext } = aes.encrypt(Utf8.parse(text), key, { mode: ecb });
  const other = createCipheriv('aes-128-ecb', Buffer.from('00112233445566778899aabbccddeeff', 'hex'), null);
  expect(ciphertext.toString(Hex)).toBe(other.update(text, 'utf8', 'hex') + other.final('hex'));
  expect(aes.decrypt(core.lib.CipherParams.create({ ciphertext }), key, { mode: ecb }).toString(Utf8)).toBe(text);
});

test('a quarter of its core goes; a release that is written in another way stops the build', () => {
  for (const name of ['core', 'cipher-core']) expect(cut(name)).not.toMatch(/getRandomValues|C_mode\.CBC =|kdf\.execute|StreamCipher =/);
  expect(cut('cipher-core').length).toBeLessThan(sourceOf('cipher-core').length * 0.75);
  expect(() => cut('cipher-core', (text) => text.replace('Cipher Block Chaining', 'CBC'))).toThrow(/adapt it to the new version/);
});
