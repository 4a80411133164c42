import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { attributes, escapeHtml, escapeJson } from './html.ts';

test('nothing that is written as text or attribute can become markup', () => {
  fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(escapeHtml(text))));
  expect(attributes({ title: '"><script>', hidden: true, lang: undefined, open: false })).toBe(' title="&quot;&gt;&lt;script&gt;" hidden');
});

test('data cannot end the element it stands in, and is read back as it was', () => {
  const nasty = { name: '</script><script>alert(1)</script>', comment: '<!--', line: '\u2028\u2029' };
  const json = escapeJson(JSON.stringify(nasty));
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(nasty);
});
