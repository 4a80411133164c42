import { group, line, type Shape } from '../../shared/src/ui/pizza-drawing/shape.ts';
import { placed, type Canvas } from './canvas.ts';
import { piece } from './food/pieces.ts';
import { lettering, letteringWidth } from './lettering.ts';
import { band } from './motifs.ts';
import { products } from './products.ts';
import type { Ground } from './scene.ts';
import { priceTag } from './tags.ts';

type Banner = {
  readonly id: number;
  readonly ground: Ground;
  readonly ink: string;
  readonly accent: string;
  /** One or two short lines, then one that explains. */
  readonly lines: readonly string[];
  readonly under: string;
  readonly product: number;
  readonly tag?: string;
};

export const banners: readonly Banner[] = [
  { id: 1, ground: 'ember', ink: '#fff6ea', accent: '#ffc247', lines: ['Combo', 'Amigos'], under: 'Pizza, pan con ajo y dos bebidas', product: 2001 },
  { id: 2, ground: 'jade', ink: '#fff6ea', accent: '#ffc247', lines: ['Pizza', 'Chapina'], under: 'Frijol, chorizo y queso seco', product: 4105 },
  { id: 3, ground: 'huipil', ink: '#fff6ea', accent: '#ffc247', lines: ['Postre a', 'mitad'], under: 'Con cualquier combo', product: 9001, tag: '−50%' },
  { id: 4, ground: 'maize', ink: '#3a2203', accent: '#a52706', lines: ['Arma', 'tu pizza'], under: 'Mitad y mitad, como la quieras', product: 3001 },
];

const scattered = (c: Canvas, places: readonly (readonly [number, number, number])[]): Shape =>
  group(
    { filter: c.shadow(6, 4, 8, 0.4) },
    places.map(([x, y, scale], index) => {
      const kind = (['basil', 'tomato', 'olive', 'basil', 'mushroom'] as const)[index % 5] ?? 'basil';
      return piece(c, kind, x, y, index * 67, scale);
    }),
  );

type Words = Pick<Banner, 'ink' | 'accent' | 'lines' | 'under'>;

/** Breaks a line between words where it becomes too wide; no row ends with an «y». */
export function broken(text: string, width: number, size: number): string[] {
  const rows: string[] = [];
  for (const word of text.replaceAll(' y ', ' y\u00a0').split(' ')) {
    const longer = rows.length > 0 ? `${rows.at(-1)} ${word}` : word;
    if (rows.length > 0 && letteringWidth(longer, size) <= width) rows.splice(-1, 1, longer);
    else rows.push(word);
  }
  return rows;
}

/** `underWidth` is what the dish leaves to the line that explains. */
export function words(banner: Words, left: number, top: number, size: number, width: number, { small = size * 0.3, underWidth = width } = {}): Shape[] {
  const gap = size * 0.98;
  const centre = (text: string, at: number): number => left + Math.min(width, letteringWidth(text, at)) / 2;
  const rows = banner.lines.map((text, index) => lettering(text, centre(text, size), top + gap * index, width, banner.ink, size));
  const last = top + gap * (banner.lines.length - 1);
  const under = broken(banner.under, underWidth, small).map((text, index) => lettering(text, centre(text, small), last + size * 0.52 + small * (1 + 1.2 * index), width, banner.ink, small));
  return [line(`M${left} ${last + size * 0.32}h${size * 0.9}`, banner.accent, size * 0.07), ...rows, ...under];
}

/** Wide, 1200 by 500: words on the left, the dish running off the right edge. */
export const wideBanner =
  (banner: Banner) =>
  (c: Canvas): Shape[] => [
    scattered(c, [[-560, -180, 1.1], [-120, -215, 0.9], [-30, 170, 0.9], [-545, 150, 0.8]]),
    placed(345, 10, 0, 0.82, products[banner.product]?.(c) ?? []),
    ...(banner.tag ? [priceTag(c, 20, 130, banner.tag, 92, ['#ffc247', '#3a2203'])] : []),
    ...words(banner, -530, -62, 116, 480),
    band(c, -600, 226, 1200, 24),
  ];

/** How large the line that explains is on a phone, and how far it may go before the dish begins. */
export const narrowUnder = { size: 40, width: 370 } as const;

/** For phones, 800 by 600: the same with larger words. */
export const narrowBanner =
  (banner: Banner) =>
  (c: Canvas): Shape[] => [
    placed(326, 250, 0, 0.7, products[banner.product]?.(c) ?? []),
    ...(banner.tag ? [priceTag(c, -40, 200, banner.tag, 86, ['#ffc247', '#3a2203'])] : []),
    ...words(banner, -350, -176, 108, 480, { small: narrowUnder.size, underWidth: narrowUnder.width }),
    band(c, -400, 276, 800, 24),
  ];
