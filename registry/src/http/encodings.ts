import type { Encoding } from '../artifacts/store.ts';

const known: readonly Encoding[] = ['br', 'gzip'];

/** What a browser takes, best first; `br;q=0` means no. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const parts = (header ?? '').split(',').map((part) => part.toLowerCase().split(';').map((word) => word.trim()));
  const accepts = (name: string): boolean => parts.some(([encoding, quality = 'q=1']) => encoding === name && Number(quality.replace(/^q=/, '')) > 0);
  return [...known.filter(accepts), 'identity'];
}
