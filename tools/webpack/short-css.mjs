/** Stands for what is put into a template; no style sheet has it. */
const hole = '\u{E000}';

/** Strings, comments, spaces around signs that need none, other spaces. `url(` without quotes ends at its bracket. */
const tokens = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\burl\([^'"\s)][^)]*\)|\/\*[\s\S]*?\*\/|\s+/g;

const short = (token) => (/^["'u]/.test(token) ? token : token.startsWith('/*') ? '' : ' ');

/** `text` outside of its strings. */
const outside = (text, change) => text.split(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\burl\([^'"\s)][^)]*\))/).map((part, index) => (index % 2 === 1 ? part : change(part))).join('');

/**
 * The parts of a template of CSS without comments and without spaces that mean nothing. A space before a colon or a bracket stays: it makes another
 * selector.
 */
export function shortCss(parts) {
  const text = parts.join(hole).replace(tokens, short);
  return outside(text, (css) => css.replace(/ *([{};,]) */g, '$1').replace(/: +/g, ':').replace(/;+\}/g, '}')).trim().split(hole);
}
