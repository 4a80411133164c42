/** Where the answers of the api are served that pages are drawn with, each as a file whose name has the hash of its content. */
export const answersPath = '/answers/';

/** `hash`: SHA-256 in hexadecimal digits, of which the name has the first sixteen. */
export const answerUrl = (name: string, hash: string): string => `${answersPath}${name}.${hash.slice(0, 16)}.json`;

/** `catalog` of `/answers/catalog.0123456789abcdef.json`; empty for any other address. */
export const answerName = (url: string): string => /^\/answers\/(\w+)\.\w+\.json$/.exec(url)?.[1] ?? '';
