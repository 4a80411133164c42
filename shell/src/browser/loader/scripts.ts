import { workerPath } from '../../composition/offline.ts';
import type { Libraries } from './container.ts';
import { lineFactor } from './line-factor.ts';
import { namedError } from './load-errors.ts';
import type { RememberedWords } from './remembered-words.ts';

export type ScriptDone = (event?: { readonly type: string }) => void;

export type LoadScript = (url: string, done: ScriptDone) => void;

/** URL or path → hash. webpack's loaders, ours and the remotes', look here before they insert a script. */
declare global {
  interface Window {
    __pzIntegrity?: Record<string, string>;
    /**
     * What webpack's loaders call instead of `done` (`tools/webpack/integrity-plugin.mjs`): a script that does
     * not arrive is loaded from its other origin. Nothing when the loader is not to insert the script: it is
     * loaded from wherever it can be had. Versions built before that could be (`mayWait` is missing) insert it.
     * `extraMs`: how much longer than others a large one may take.
     */
    __pzSecond?: (url: string, done: ScriptDone, load: LoadScript, mayWait?: boolean, extraMs?: number) => ScriptDone | undefined;
    /** How many times longer than usual webpack's loaders in remotes wait (`tools/webpack/chunk-timeout-plugin.mjs`). */
    __pzLineFactor?: () => number;
    /** Where the shell's own files that come later find what it hands out (`tools/webpack/later-imports.mjs`). */
    __pzLibraries?: Libraries;
  }
}

export function knowHashes(hashes: Readonly<Record<string, string>>): void {
  window.__pzIntegrity = { ...window.__pzIntegrity, ...hashes };
}

type TrustedURL = { readonly createScriptURL: (url: string) => string };
type Factory = { readonly createPolicy: (name: string, rules: TrustedURL) => TrustedURL };

/**
 * Only URLs whose bytes are known become scripts, and the shell's own worker, whose address never changes.
 */
const rules: TrustedURL = {
  createScriptURL: (url) => {
    if (url !== workerPath && !hashOf(url))
      throw namedError('ScriptError', `There is no hash for ${url}: it is not loaded.`);
    return url;
  },
};

let policy: TrustedURL | undefined;
export function trustedScript(url: string): string {
  const factory = (globalThis as unknown as { trustedTypes?: Factory }).trustedTypes;
  policy ??= factory ? factory.createPolicy('brasa-scripts', rules) : rules;
  return policy.createScriptURL(url);
}

const hashOf = (url: string): string | undefined => {
  const known = window.__pzIntegrity ?? {};
  return known[url] ?? known[new URL(url, location.href).pathname];
};

/** A script that runs only when its bytes are the published ones. */
export function createScript(nonce: string, url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = trustedScript(url);
  script.integrity = hashOf(url) ?? '';
  script.crossOrigin = 'anonymous';
  script.nonce = nonce;
  return script;
}

/**
 * Milliseconds a script of the page may still take once the shell runs, which is by far the biggest of them,
 * and a script that comes later; less for the page's own when an origin was away before. On a fast line.
 */
export const arrivalTimeoutMs = { usual: 2500, away: 300 };

/**
 * Waits for the page's own script tags below `base`; finished ones have left the document. False when they
 * take too long:
 * they are taken out then, because loaders reuse a tag they find for the same URL and would go on waiting for
 * it.
 */
export async function pageScriptsArrived(base: string, away: RememberedWords): Promise<boolean> {
  const below = new URL(base, location.href).href;
  const tags = [...document.querySelectorAll<HTMLScriptElement>('script[data-inlined]')].filter(({ src }) =>
    src.startsWith(below),
  );
  const finished = tags.map(
    (tag) =>
      new Promise((resolve) => ['load', 'error'].forEach((event) => tag.addEventListener(event, resolve))),
  );
  // Slow is not away.
  for (const tag of tags) tag.addEventListener('load', away.clear);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>(
    (resolve) => (timer = setTimeout(resolve, (away.isEmpty() ? arrivalTimeoutMs.usual : arrivalTimeoutMs.away) * lineFactor(), false)),
  );
  const arrived = await Promise.race([Promise.all(finished).then(() => true as const), late]);
  clearTimeout(timer);
  if (!arrived) tags.forEach((tag) => tag.remove());
  return arrived;
}
