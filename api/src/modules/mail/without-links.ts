/** Stands between two characters and is not seen. */
const wordJoiner = '\u2060';

/**
 * The words of somebody else, in a letter that comes from us: mail programs make links of whatever looks like an address, and no
 * recipient could tell theirs from ours. After each sign inside a word that addresses are made with stands a character nobody sees.
 */
export const withoutLinks = (text: string): string => text.replace(/(?<=\S)[.:@](?=\S)/g, (sign) => sign + wordJoiner);
