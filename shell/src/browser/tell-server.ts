import { failurePath, type FailurePhase, type ToldFailure } from '../composition/failure.ts';
import { pageFailures } from './page-failures.ts';

const sent = new Set<string>();
const longest = 200;

/** Long random words are somebody's: tokens, tracking codes. */
const reasonOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).replace(/[\w-]{20,}/g, '…').slice(0, longest);

export type ShellFailure = { readonly remote: string; readonly version: string; readonly phase: FailurePhase; readonly error: unknown };

/** Once for each kind of failure of a version. Without a network everything fails, and that is no news. */
export function tellServer({ remote, version, phase, error }: ShellFailure): void {
  const kind = `${remote} ${version} ${phase}`;
  if (sent.has(kind) || !navigator.onLine) return;
  sent.add(kind);
  pageFailures.push({ remote, version, phase });
  const body: ToldFailure = { remote, version, phase, reason: reasonOf(error) };
  navigator.sendBeacon?.(failurePath, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
