/** Where files are served that many pages have in common: the answers of the api that they are drawn with, and what they say of their remotes. The name of each has the hash of its content. */
export const answersPath = '/answers/';

/** `hash`: SHA-256 in hexadecimal digits, of which the name has the first sixteen. */
export const answerUrl = (name: string, hash: string): string => `${answersPath}${name}.${hash.slice(0, 16)}.json`;

/** `versions`: eight digits of each version of a page, the shell's first. A server that has not made the file finds in them what belongs into it. */
export const remotesUrl = (hash: string, versions: readonly string[]): string => `${answersPath}remotes.${[hash.slice(0, 16), ...versions].join('_')}.json`;

/** What `remotesUrl` was given; null for another address. */
export function versionsInUrl(url: string): readonly string[] | null {
  const [, versions] = /^\/answers\/remotes\.[0-9a-f]{16}((?:_\w{1,20}){1,100})\.json$/.exec(url) ?? [];
  return versions?.split('_').slice(1) ?? null;
}

/** `catalog` of `/answers/catalog.0123456789abcdef.json`; empty for any other address. */
export const answerName = (url: string): string => /^\/answers\/(\w+)\.\w+\.json$/.exec(url)?.[1] ?? '';
