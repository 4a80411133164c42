/**
 * `source` after each of `replacements` ([pattern, text or function]), in their order. Throws when a pattern is not there, so that a release of a package
 * that is written in another way stops the build. `by`: the file here that has to be adapted then; `decision`: the number of the record that says why.
 */
export function cut(source, replacements, by, decision = '0062') {
  return replacements.reduce((text, [pattern, replacement]) => {
    if (text.search(pattern) < 0) throw new Error(`A package is written in another way than tools/webpack/${by} knows (${pattern}): adapt it to the new version, or take it away (docs/decisions/${decision}).`);
    return text.replace(pattern, replacement);
  }, source);
}
