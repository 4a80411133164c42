import { readFileSync } from 'node:fs';

const ids = /\[([A-Z]+-\d{2,3}(?:(?:, ?| |–|-|…)[A-Z]*-?\d{0,3})*)\]/g;
const one = /([A-Z]+)-(\d{2,3})(?:(?:–|…)(?:[A-Z]+-)?(\d{2,3}))?/g;

/** `[CART-001, CART-003…007]` names six requirements. */
export function idsIn(text) {
  return [...text.matchAll(ids)].flatMap(([, inside]) =>
    [...inside.matchAll(one)].flatMap(([, area, from, to]) => {
      const numbers = Array.from({ length: to ? Math.max(1, Number(to) - Number(from) + 1) : 1 }, (_, index) => String(Number(from) + index).padStart(from.length, '0'));
      return numbers.map((number) => `${area}-${number}`);
    }),
  );
}

/** Requirement IDs in brackets, with the line they stand on as the title. Read as text: a second is enough for all tests. */
export function titlesIn(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (/^\s*(\/\/|\*|\/\*)/.test(line)) return [];
    const found = idsIn(line);
    if (found.length === 0) return [];
    const quoted = /(['"`])((?:\\.|(?!\1)[^\\])*\[[A-Z]+-\d{2,3}(?:\\.|(?!\1)[^\\])*)\1/.exec(line)?.[2];
    return quoted ? [{ file, line: index + 1, title: quoted.replace(/\s*\[[^\]]*\]\s*$/, ''), ids: idsIn(quoted) }] : [];
  });
}
