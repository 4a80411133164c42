/** Where the answers of the api are served that pages are drawn with, each as a file whose name has the hash of its content. */
export const answersPath = '/answers/';

export const answerUrl = (name: string, hash: string): string => `${answersPath}${name}.${hash}.json`;

/** `catalog` of `/answers/catalog.0123456789abcdef.json`; empty for any other address. */
export const answerName = (url: string): string => /^\/answers\/(\w+)\.\w+\.json$/.exec(url)?.[1] ?? '';
