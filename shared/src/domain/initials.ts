const initial = (words: string): string => (words.trim().split(/\s+/)[0]?.[0] ?? '').toUpperCase();

/** First letters of the first given name and the first family name; empty when both are missing [DEC-037]. */
export const initials = (firstNames: string, lastNames: string): string => initial(firstNames) + initial(lastNames);
