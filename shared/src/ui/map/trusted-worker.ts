type Policy = { createScriptURL: (url: string) => object };
type TrustedTypes = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy };

/** One policy per page, whichever area draws a map first. */
const anchor = Symbol.for('brasa.map-policy/1');
type Page = typeof globalThis & { trustedTypes?: TrustedTypes; [anchor]?: Policy };

function sameOriginOnly(url: string): string {
  if (new URL(url, globalThis.location.href).origin !== globalThis.location.origin) throw new TypeError(`A map worker must come from this origin, not ${url}`);
  return url;
}

/**
 * The address of a map worker in a form `new Worker` accepts while Trusted Types are enforced.
 * The engine asks two string questions of the address before it hands it on, and a trusted URL
 * cannot answer those by itself: so it is given the answers of the plain string.
 * Without a named policy the page would need a default one, which would loosen it everywhere.
 */
export function trustedWorkerUrl(url: string): string {
  const page = globalThis as Page;
  if (!page.trustedTypes) return sameOriginOnly(url);
  page[anchor] ??= page.trustedTypes.createPolicy('brasa-map', { createScriptURL: sameOriginOnly });
  const trusted = page[anchor].createScriptURL(url);
  return Object.assign(trusted, { endsWith: (end: string) => url.endsWith(end), split: (by: string | RegExp) => url.split(by) }) as unknown as string;
}
