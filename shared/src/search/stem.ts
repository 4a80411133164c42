/**
 * The beginning that singular and plural of a normalized word have in common: `pizza` of «pizzas», `pan` of «panes», `postr` of «postre».
 * Words too short to have a plural ending stay as they are.
 */
export function stem(word: string): string {
  if (word.length >= 5 && /[^aeiou]es?$/.test(word)) return word.slice(0, word.lastIndexOf('e'));
  return word.length >= 4 && /[aeiou]s$/.test(word) ? word.slice(0, -1) : word;
}
