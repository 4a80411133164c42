import type { Coordinates } from '../../domain/delivery.ts';
import { avenues } from './embedded-lines.ts';
import { namedPlaces, type NamedPlace } from './embedded-places.ts';

/** How a name is written: what it names says how loudly. */
export type NameKind = 'place' | 'street' | 'park' | 'peak' | 'sea';
export type WrittenName = NamedPlace & {
  readonly kind: NameKind;
  /** Degrees clockwise: streets carry their name along them. */
  readonly turned?: number;
};

const name = (kind: NameKind, words: string, latitude: number, longitude: number, from: number): WrittenName => ({ kind, name: words, latitude, longitude, from });

const landmarks: readonly WrittenName[] = [
  name('sea', 'Océano Pacífico', 13.72, -91.6, 6.2),
  name('peak', 'Volcán de Agua', 14.4657, -90.743, 9),
  name('peak', 'Volcán de Fuego', 14.4747, -90.8806, 9.5),
  name('peak', 'Volcán de Pacaya', 14.381, -90.601, 9),
  name('peak', 'Volcán Tajumulco', 15.0433, -91.9031, 7.5),
  name('sea', 'Lago de Atitlán', 14.69, -91.19, 8.5),
  name('sea', 'Lago de Izabal', 15.55, -89.17, 8),
  name('sea', 'Lago Petén Itzá', 16.98, -89.83, 8),
  name('sea', 'Lago de Amatitlán', 14.458, -90.6, 11),
  name('park', 'Parque Central', 14.6418, -90.5134, 14),
  name('park', 'Hipódromo del Norte', 14.6592, -90.5135, 14),
  name('park', 'Cementerio General', 14.6318, -90.5282, 14),
  name('park', 'Campo Marte', 14.6195, -90.507, 14),
  name('park', 'La Aurora', 14.6006, -90.5272, 14.2),
  name('park', 'Kaminaljuyú', 14.6325, -90.55, 14),
  name('park', 'Ciudad Universitaria', 14.6005, -90.554, 13.5),
  name('place', 'Aeropuerto La Aurora', 14.5835, -90.5268, 12.8),
  name('place', 'El Obelisco', 14.5945, -90.5175, 14.3),
  name('place', 'El Trébol', 14.6128, -90.5358, 14.3),
];

/** A degree of longitude is this much of one of latitude, here. */
const flatness = Math.cos((14.6 * Math.PI) / 180);
type Segment = readonly [readonly [number, number], readonly [number, number]];
const lengthOf = ([[x1, y1], [x2, y2]]: Segment): number => Math.hypot((x2 - x1) * flatness, y2 - y1);

/** In the middle of the longest stretch of a street, along it and never upside down. */
function streetName({ name: words, line }: (typeof avenues)[number]): WrittenName | undefined {
  const stretches = line.slice(1).map((end, index): Segment => [line[index] ?? end, end]);
  const [longest] = stretches.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  if (!longest) return undefined;
  const [[x1, y1], [x2, y2]] = longest;
  const angle = (Math.atan2(y1 - y2, (x2 - x1) * flatness) * 180) / Math.PI;
  const turned = Math.round(angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle);
  return { ...name('street', words, (y1 + y2) / 2, (x1 + x2) / 2, 13.6), turned };
}

const written: readonly WrittenName[] = [
  ...namedPlaces.map((each): WrittenName => ({ ...each, kind: 'place' })),
  ...landmarks,
  ...avenues.flatMap((avenue) => streetName(avenue) ?? []),
];

/** Degrees that this many pixels are at zoom 0; names further from the middle are outside any window. */
const reach = (360 / 512) * 1400;

/** The names to write on a map at a zoom, around its middle. */
export const namesAround = (zoom: number, middle: Coordinates): readonly WrittenName[] =>
  written.filter(
    ({ from, until = Infinity, latitude, longitude }) =>
      zoom >= from && zoom < until && Math.max(Math.abs(latitude - middle.latitude), Math.abs(longitude - middle.longitude)) < reach / 2 ** zoom,
  );
