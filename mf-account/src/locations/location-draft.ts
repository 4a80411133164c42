import type { Coordinates } from '@brasa/shared/domain/delivery';

export type LocationValues = { readonly tag: string; readonly address: string; readonly reference: string; readonly isMain: boolean };
type LocationDraft = { readonly values: LocationValues; readonly place: Coordinates | null };

/** What was typed and not saved, while the page is open: by the log-in's customer and the address, `new` for none. */
const drafts = new Map<string, LocationDraft>();

const keyOf = (customer: string, id: number | null): string => `${customer} ${id ?? 'new'}`;

export const draftOf = (customer: string, id: number | null): LocationDraft | undefined => drafts.get(keyOf(customer, id));
export const keepDraft = (customer: string, id: number | null, draft: LocationDraft): void => void drafts.set(keyOf(customer, id), draft);
export const dropDraft = (customer: string, id: number | null): void => void drafts.delete(keyOf(customer, id));
