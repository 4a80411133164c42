import type { Payload } from './options.ts';

/** Transport words of the api that every call may meet. The words of single calls live in `shared/wire`. */
export const headerNames = { key: 'ck', token: 'token', refresh: 'refresh-token' } as const;

/** `/k/{kid}/{secret}`: the secret is what follows the last slash. */
export const secretIn = (header: string | null): string => header?.slice(header.lastIndexOf('/') + 1) ?? '';

/** What the storefront adds to every encrypted payload: the id that makes the write unrepeatable, and when it was sealed. */
export const withMark = (payload: Payload, writeId: string, sealedAt: number): Payload => ({ ...payload, _id: writeId, _ts: sealedAt });

export const sealedBody = (base64: string): string => JSON.stringify({ data: base64 });
