import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { firstBreak, link, type LogEntry } from './chain.ts';

const logOf = (names: readonly string[]): LogEntry[] =>
  names.reduce<LogEntry[]>((log, name) => [...log, link(log.at(-1), { at: '2026-01-01T00:00:00.000Z', by: name, event: { type: 'published', remote: 'mf-menu', version: '1.0.0+00000001', digest: name } })], []);

const log = fc.array(fc.string(), { minLength: 1, maxLength: 20 }).map(logOf);

test('an untouched log fits, whole and from any point on', () => {
  fc.assert(
    fc.property(log, fc.nat(20), (entries, cut) => {
      expect(firstBreak(entries)).toBeNull();
      expect(firstBreak(entries.slice(cut), entries.slice(0, cut).at(-1))).toBeNull();
    }),
  );
});

test('changing any field of any entry shows at that entry or the next one', () => {
  fc.assert(
    fc.property(log, fc.nat(), fc.constantFrom('index', 'body', 'previous', 'hash'), (entries, place, field) => {
      const at = place % entries.length;
      const changed = entries.map((entry, index) => (index === at ? { ...entry, [field]: field === 'index' ? entry.index + 1 : `${entry[field as 'body']}0` } : entry));
      expect(firstBreak(changed)).toBe(at + 1);
    }),
  );
});

test('taking an entry out, or exchanging two, shows', () => {
  fc.assert(
    fc.property(log, fc.nat(), (entries, place) => {
      fc.pre(entries.length > 1);
      const at = place % (entries.length - 1);
      expect(firstBreak(entries.filter((_, index) => index !== at))).toBe(at + 1);
      expect(firstBreak(entries.with(at, entries[at + 1]!).with(at + 1, entries[at]!))).toBe(at + 1);
    }),
  );
});

test('somebody who rewrites an entry with a fitting hash is found by the entry after it', () => {
  const entries = logOf(['one', 'two', 'three']);
  const forged = link(entries[0], { at: 'later', by: 'somebody', event: { type: 'published', remote: 'mf-menu', version: '6.6.6+00000006', digest: 'x' } });
  expect(firstBreak(entries.with(1, forged))).toBe(3);
});
