import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { withoutLinks } from '../mail/without-links.ts';

const fileOf = (name: string): Buffer => readFileSync(fileURLToPath(import.meta.resolve(name)));

/** The brand's fonts have the letters of western Europe; the last one has six thousand signs, faces and hearts among them. */
export const printFonts = {
  title: fileOf('@expo-google-fonts/sansita/800ExtraBold/Sansita_800ExtraBold.ttf'),
  text: fileOf('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  strong: fileOf('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'),
  anySign: fileOf('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
} as const;
export type PrintFont = keyof typeof printFonts;

const opened = new Map<PrintFont, Font>();
function fontOf(name: PrintFont): Font {
  const font = opened.get(name) ?? (create(printFonts[name]) as Font);
  opened.set(name, font);
  return font;
}

const canPrint = (name: PrintFont, sign: string): boolean => sign === '\n' || fontOf(name).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);

/** Half of a pair of UTF-16, which is no character. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '');

/** Not drawn: controls, marks that join or colour signs, directions, what a broken character became. A line break is drawn. */
const unseen = /[^\P{C}\n]|\uFFFD|\p{Variation_Selector}|\p{Emoji_Modifier}/gu;
const missing = '□';

/** A program that shows the file would make a link of it. */
const looksLikeAddress = /@|:\/\/|\.\p{L}{2}/u;

export type Printable = {
  readonly text: string;
  readonly font: PrintFont;
  /** What is read out instead, when something could not be drawn. */
  readonly spoken?: string;
};

/**
 * Text of a customer as it can be printed, and the font that has all of it: the wished one, else the one with more signs. A
 * picture that no font has is left out, any other sign becomes an empty box. At most one empty line in a row. An address in it
 * is text like any other: no program finds a link there.
 */
export function printable(words: string, wished: PrintFont): Printable {
  const whole = wellFormed(words).normalize('NFC').replace(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll('\t', ' ').trim();
  const closed = (text: string): string => (looksLikeAddress.test(text) ? withoutLinks(text) : text);
  const plain = closed(whole.replace(unseen, ''));
  const font = [...plain].every((sign) => canPrint(wished, sign)) ? wished : 'anySign';
  const drawn = [...plain].map((sign) => (canPrint(font, sign) ? sign : /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(sign) ? '' : missing));
  const text = drawn.join('').replace(/[^\S\n]+\n/g, '\n').replace(/\n{3,}/g, '\n\n').trim();
  const spoken = closed(whole);
  return { text, font, ...(spoken !== text && { spoken }) };
}
