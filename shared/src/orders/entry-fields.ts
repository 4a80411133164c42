import { isRecord, type Location } from '@brasa/shared/runtime';

/** What pages keep with an entry of the history, by name; nothing where none of them kept anything. */
export const entryFields = ({ state }: Pick<Location, 'state'>): Readonly<Record<string, unknown>> => (isRecord(state) ? state : {});
