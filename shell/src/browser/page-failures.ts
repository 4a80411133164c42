import type { ShellFailure } from './tell-server.ts';

/** What failed on this page so far. */
export const pageFailures: Omit<ShellFailure, 'error'>[] = [];
