import aes from 'crypto-js/aes.js';
import core from 'crypto-js/core.js';
import base64 from 'crypto-js/enc-base64.js';
import hex from 'crypto-js/enc-hex.js';
import utf8 from 'crypto-js/enc-utf8.js';
import ecb from 'crypto-js/mode-ecb.js';
import sha1 from 'crypto-js/sha1.js';

/**
 * AES-128-ECB with PKCS7 padding, as the api's envelope demands. The secret is public and ECB hides no repetition: this
 * keeps nothing from anybody who looks, and no rule may rely on it.
 */
export type Encoding = 'base64' | 'hex';

/** The 16 bytes named by the first 32 hex characters of SHA-1 [DEC-278]. */
const keyOf = (secret: string) => hex.parse(sha1(utf8.parse(secret)).toString(hex).slice(0, 32));

const encodings = { base64, hex } as const;

export function encrypt(text: string, secret: string, encoding: Encoding = 'base64'): string {
  return aes.encrypt(utf8.parse(text), keyOf(secret), { mode: ecb }).ciphertext.toString(encodings[encoding]);
}

/** Null when the text is not readable with this secret. */
export function decrypt(text: string, secret: string, encoding: Encoding = 'base64'): string | null {
  try {
    const ciphertext = encodings[encoding].parse(text);
    const plain = aes.decrypt(core.lib.CipherParams.create({ ciphertext }), keyOf(secret), { mode: ecb });
    // A wrong key leaves a padding that points outside the text.
    return plain.sigBytes > 0 && plain.sigBytes <= ciphertext.sigBytes ? plain.toString(utf8) : null;
  } catch {
    return null;
  }
}
