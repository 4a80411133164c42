import type { Encoding } from '../artifacts/store.ts';

const known: readonly Encoding[] = ['br', 'gzip'];

/** What a browser takes, best first; `br;q=0` means no. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const parts = (header ?? '').split(',').map((part) => part.trim().toLowerCase().split(/\s*;\s*q=/));
  const accepts = (name: string): boolean => parts.some(([encoding, quality]) => encoding === name && Number(quality ?? 1) > 0);
  return [...known.filter(accepts), 'identity'];
}
