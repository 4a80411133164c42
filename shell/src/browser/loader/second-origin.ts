import type { RemoteVersion } from '../../composition/slice.ts';
import { namedError } from './load-errors.ts';
import type { Origins } from './origins.ts';
import { createScript, type LoadScript, type ScriptDone } from './scripts.ts';

/** Runs a script that is waited for. One that is late may still run: what it leaves is not used any more. */
export function runScript(nonce: string, url: string, timeoutMs: number): Promise<void> {
  const script = createScript(nonce, url);
  return new Promise<void>((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      script.remove();
    };
    const timer = setTimeout(() => {
      end();
      reject(namedError('LoadTimeout', `${url} takes too long.`));
    }, timeoutMs);
    script.addEventListener('load', () => {
      end();
      resolve();
    });
    script.addEventListener('error', () => {
      end();
      reject(namedError('ScriptError', `${url} cannot be had.`));
    });
    document.head.append(script);
  });
}

const absolute = (base: string): string => new URL(base, location.href).href;

/**
 * What `chunk-origins.ts` asks for. `failure`: the script's own origin did not answer; without one it was not asked. Throws when the script
 * belongs to no version of this page, or has no other origin.
 */
export function loadFromOther(
  versions: readonly RemoteVersion[],
  origins: Origins,
  url: string,
  done: ScriptDone,
  load: LoadScript,
  failure?: { readonly type: string },
): void {
  const ways = versions.flatMap(({ base, fallbackBase }) => [
    [base, fallbackBase] as const,
    [fallbackBase, base] as const,
  ]);
  const [from, to] = ways.find(([base]) => url.startsWith(absolute(base))) ?? [];
  if (from === undefined || to === undefined || from === to)
    throw namedError('ScriptError', `${url} is nowhere else.`);
  if (failure) origins.failed(from);
  load(absolute(to) + url.slice(absolute(from).length), (event) => {
    if (event?.type === 'load') origins.answered(to);
    done(event);
  });
}
