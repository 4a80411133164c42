import type { FutureOrder } from '../domain/delivery.ts';
import { parseServerTime } from '../domain/local-time.ts';
import { listOf, numberOf, objectOf, textOf, type WireObject } from '../wire/read.ts';
import type { Payload } from '../http/options.ts';

/** A field stands at the top of the body or inside its `data` [DEC-011]. */
function found(body: unknown, name: string): unknown {
  const outer = objectOf(body);
  return outer[name] ?? objectOf(outer['data'])[name];
}

const rows = (body: unknown): readonly WireObject[] => listOf(objectOf(body)['data']).map(objectOf);

/** Throws for an unreadable date: to the clock that is the same as no answer [DEC-008]. */
export function toServerTime(body: unknown): number {
  const epoch = found(body, 'epoch');
  const read = typeof epoch === 'number' ? epoch : parseServerTime(textOf(found(body, 'fecha')));
  if (read === null || !Number.isFinite(read)) throw new TypeError('data/getFechaHora answered no date');
  return read;
}

/** `n` stands for «now». */
export const fromScheduleCheck = (ids: readonly number[], when: FutureOrder | null): Payload => ({ ids, pff: when?.date ?? 'n', pfh: when?.time ?? 'n' });

export const toRestrictedIds = (body: unknown): readonly number[] => rows(body).map((row) => numberOf(row['I']));

export type Suggestion = { readonly productId: number; readonly timesTogether: number };

export const toSuggestions = (body: unknown): readonly Suggestion[] =>
  rows(body)
    .map((row) => ({ productId: numberOf(row['I']), timesTogether: numberOf(row['C']) }))
    .sort((one, other) => other.timesTogether - one.timesTogether);

export const toPromotionAnswer = (body: unknown): boolean => found(body, 'v') === 'S';

export const toGeoMenu = (body: unknown): readonly number[] => listOf(found(body, 'menu')).map(numberOf);

export const fromPromotion = (promotionId: number): Payload => ({ id: promotionId });
export const fromShop = (shopId: number): Payload => ({ idtda: shopId });
export const fromIds = (ids: readonly number[]): Payload => ({ ids });
