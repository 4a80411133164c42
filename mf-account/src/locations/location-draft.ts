import type { Coordinates } from '@brasa/shared/domain/delivery';
import { bus } from '@brasa/shared/runtime';

export type LocationValues = { readonly tag: string; readonly address: string; readonly reference: string; readonly isMain: boolean };
type LocationDraft = { readonly values: LocationValues; readonly place: Coordinates | null };

/** What was typed and not saved, until the customer logs out or the page is closed: by the customer's mailbox and the address, `new` for none. */
const drafts = new Map<string, LocationDraft>();

bus.on('session/ended', ({ quiet }) => void (quiet || drafts.clear()));

const keyOf = (customer: string, id: number | null): string => `${customer} ${id ?? 'new'}`;

export const draftOf = (customer: string, id: number | null): LocationDraft | undefined => drafts.get(keyOf(customer, id));
export const keepDraft = (customer: string, id: number | null, draft: LocationDraft): void => void drafts.set(keyOf(customer, id), draft);
export const dropDraft = (customer: string, id: number | null): void => void drafts.delete(keyOf(customer, id));
