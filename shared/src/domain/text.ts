const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** How texts are compared: lower case, no accents (ñ is n), only letters, digits and single spaces [DEC-264]. */
export const normalize = (text: string): string =>
  withoutAccents(text.toLowerCase())
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** « Pizzas Clásicas » → `pizzas-clasicas`. */
export const slugify = (text: string): string => withoutAccents(text.trim().toLowerCase()).replace(/\s+/g, '-');

/** Order of names in lists, Spanish, accents and case ignored. */
export const byName = (a: string, b: string): number => normalize(a).localeCompare(normalize(b), 'es');
