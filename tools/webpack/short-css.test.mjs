import { expect, test } from '@jest/globals';
import createCache from '@emotion/cache';
import { shortCss } from './short-css.mjs';

/** What emotion writes into the page. */
function rules(styles) {
  const cache = createCache({ key: 'test' });
  cache.compat = true;
  cache.insert('.a', { name: 'a', styles }, cache.sheet, true);
  return cache.inserted.a;
}

const whole = `
  /* Why it is so. */
  color: red;
  font-family: 'Sansita  Fallback', "Times;  New";
  background: url(data:image/svg+xml;a,b), url('b,  c.png');
  transition:
    color 0.2s,
    width calc(1px + 2 * (3px - 1px));
  & > a, &:hover   .b :focus,
  &[data-x='a: b'] {
    content: ' , ';
    margin: -1px 0 !important;
  }
  @media (min-width: 600px) and (hover) {
    top: 0;
  }
`;

test('CSS that is shortened means the same', () => {
  const [short] = shortCss([whole]);
  expect(rules(short)).toBe(rules(whole));
  expect(rules(short)).toContain('Sansita  Fallback');
  expect(short).not.toMatch(/\n|\/\*| \{/);
});

test('what is put in stays apart, also in strings', () => {
  expect(shortCss(['\n  ', ';\n  ', '\n  ', "\n  src: url('", "') format('a  b') ;\n  & ", ' {\n    color: ', ';\n  }\n'])).toEqual(['', ';', ' ', " src:url('", "') format('a  b');& ", '{color:', '}']);
});
