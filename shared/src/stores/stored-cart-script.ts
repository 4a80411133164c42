import { cartFormat } from './cart-shape.ts';

/**
 * Reads the stored cart before any script of the page is there: statements in plain JavaScript for an async function that has the text of the
 * entry as `stored` and the deployment's key as `key`, the same that `cart-persistence.ts` encrypts with. Afterwards `lines` is the
 * `CartLine[]` of the cart, as it was stored: not checked, and not judged with the menu of now. Throws when there is no key, when the text
 * cannot be read with it, or is of another format, and where there is no WebCrypto, as at an address that is not secure.
 *
 * WebCrypto has CBC and no ECB (`http/cipher.ts`). A text in ECB is one in CBC without an initialization vector whose blocks, once decrypted,
 * still have to be combined with the encrypted block before. Its own padding is none in CBC, so a block is put behind it that is one: what CBC
 * makes of an empty text after the last block.
 */
export const storedCartScript = `
const { subtle } = crypto;
const bytes = Uint8Array.from(atob(stored), (sign) => sign.charCodeAt(0));
const secret = await subtle.digest('SHA-1', new TextEncoder().encode(key));
const aes = await subtle.importKey('raw', secret.slice(0, 16), 'AES-CBC', false, ['encrypt', 'decrypt']);
const end = await subtle.encrypt({ name: 'AES-CBC', iv: bytes.slice(-16) }, aes, new Uint8Array());
const blocks = new Uint8Array([...bytes, ...new Uint8Array(end)]);
const plain = new Uint8Array(await subtle.decrypt({ name: 'AES-CBC', iv: new Uint8Array(16) }, aes, blocks));
const padded = plain.map((byte, at) => byte ^ (bytes[at - 16] ?? 0));
const { format, value } = JSON.parse(new TextDecoder().decode(padded.slice(0, -padded.at(-1))));
if (format !== ${cartFormat}) throw new Error('The stored cart has another format');
const { lines } = value;`;
