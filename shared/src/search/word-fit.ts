import type { ProductWords } from './product-words.ts';
import { stem } from './stem.ts';

/** Words that connect others or only say that somebody wants something: nothing is looked for by them. */
const connecting = new Set('a al algo con cual de del e el en la las lo los me mi mis o para por q que quetzales quiero su tu un una unas uno unos y'.split(' '));

/** A longer text was pasted rather than typed, and each word of it takes time: eight are looked for, among what connects them. */
const mostWords = 8;
const mostConnecting = 16;
const longestWord = 32;

/** What is looked for of a normalized text: its first words, each up to its 32nd letter. As it is, unless it is very long. */
export function firstWords(text: string): string {
  const kept: string[] = [];
  let [words, others] = [0, 0];
  for (const word of text.split(' ')) {
    if (words === mostWords || others === mostConnecting) break;
    if (connecting.has(word)) others += 1;
    else words += 1;
    kept.push(word.slice(0, longestWord));
  }
  return kept.join(' ');
}

/** The words of a normalized text; «Q 49» is one, and «sin carne», which is not to find meat. A text of connecting words only is one word. */
export function typedWords(text: string): readonly string[] {
  const words = text.replace(/\bq (?=\d)/g, 'q').replace(/\bsin (?=\S)/g, 'sin').split(' ').filter((word) => !connecting.has(word));
  return words.length > 0 ? words : [text];
}

/** «Q49», «49» and «49.50» name prices: whole quetzales any with the same, more digits the very one. */
function isPrice(word: string, price: string): boolean {
  const digits = /^q?(\d+)$/.exec(word)?.[1];
  return digits !== undefined && (price === digits || price.slice(0, -2) === digits);
}

/** 0 when a word of the text is that word, singular or plural; 1 when one begins with it. */
function fitInText(text: string, word: string): number | undefined {
  const start = stem(word);
  const words = text.split(' ');
  if (words.some((each) => stem(each) === start)) return 0;
  return words.some((each) => each.startsWith(start)) ? 1 : undefined;
}

/** Smaller fits are of words as they were typed; a word that was found with a slip, or inside another one, fits so much worse. */
export const slip = 6;

/** How well a product is named by a word: 0 by its name or price, 5 by the beginning of a word of its description; `undefined`: not at all. */
export function wordFit({ normalizedName, name, price, known, described }: ProductWords, word: string): number | undefined {
  if (isPrice(word, price)) return 0;
  const fits = [`${name} ${normalizedName}`, known, described].flatMap((text, group) => {
    const fit = fitInText(text, word);
    return fit === undefined ? [] : 2 * group + fit;
  });
  return fits[0];
}
