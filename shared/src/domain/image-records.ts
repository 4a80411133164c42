import type { Picture } from './catalog.ts';

/** A picture that belongs to a product, a category or a slide, for one use of it. */
export type ImageRecord = { readonly subject: string; readonly reference: string; readonly use: string; readonly url: string };

/** What a picture is wanted of, and for what. */
export type Wanted = { readonly subject: 'PRD' | 'CAT' | 'CAR'; readonly id: number; readonly use: 'card' | 'banner' | 'narrow' };

const isWebp = (url: string): boolean => /\.webp(?:\?|$)/i.test(url);
const isThere = ({ jpg, webp }: Picture): boolean => jpg !== '' || webp !== '';

/** The files on record for this use of an element; null when there are none. */
export function recordedPicture(records: readonly ImageRecord[], { subject, id, use }: Wanted): Picture | null {
  const isWanted = (record: ImageRecord) => record.subject === subject && record.reference === String(id) && record.use.toLowerCase() === use && record.url !== '';
  const urls = records.filter(isWanted).map(({ url }) => url);
  const webp = urls.find(isWebp) ?? '';
  const jpg = urls.find((url) => !isWebp(url)) ?? webp;
  return jpg === '' ? null : { jpg, webp };
}

/** The element's own picture, or else the one on record for it; null leaves it to the house picture [MENU-018, DEC-080]. */
export const pictureOf = (own: Picture | null, records: readonly ImageRecord[], wanted: Wanted): Picture | null =>
  own && isThere(own) ? own : recordedPicture(records, wanted);
