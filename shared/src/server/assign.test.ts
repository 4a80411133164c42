import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { assign, bucketOf, bucketsOf, candidateOf, fallbackOf } from './assign.ts';

const entry = (name: string, traffic: number, isDefault: boolean, salt = 'mf-menu:1') => ({ name, deployment: { traffic, default: isDefault, salt } });
const pair = (traffic: number, salt?: string) => [entry('candidate', traffic, false, salt), entry('stable', 100 - traffic, true, salt)];
const visitor = fc.stringMatching(/^[0-9a-f]{32}$/);
/** Percent, with two decimals at most. */
const share = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const manyVisitors = Array.from({ length: 100_000 }, (_, index) => createHash('md5').update(String(index)).digest('hex'));
const shareOf = (traffic: number, salt?: string): number => manyVisitors.filter((id) => assign(pair(traffic, salt), id)?.name === 'candidate').length / manyVisitors.length;

test('a bucket is the SHA-256 of salt and visitor, as a number, modulo 10,000', () => {
  // printf 'mf-menu:10123456789abcdef0123456789abcdef' | sha256sum
  const hash = createHash('sha256').update('mf-menu:10123456789abcdef0123456789abcdef').digest('hex');
  // Each hexadecimal digit in turn: the number itself is larger than what a double holds.
  const plainly = [...hash].reduce((rest, digit) => (rest * 16 + Number.parseInt(digit, 16)) % 10_000, 0);
  expect(bucketOf('mf-menu:1', '0123456789abcdef0123456789abcdef')).toBe(plainly);
});

test('a visitor always gets the same version, in whatever order the entries stand', () => {
  fc.assert(fc.property(visitor, share, (id, traffic) => assign(pair(traffic), id)?.name === assign(pair(traffic).toReversed(), id)?.name));
});

test('the candidate owns exactly the buckets below its share, also with decimals', () => {
  fc.assert(fc.property(visitor, share, (id, traffic) => (assign(pair(traffic), id)?.name === 'candidate') === bucketOf('mf-menu:1', id) < Math.round(traffic * 100)));
});

test('a visitor is outside while the share ends at her bucket, and inside with the next hundredth', () => {
  const id = '0123456789abcdef0123456789abcdef';
  const bucket = bucketOf('mf-menu:1', id);
  expect([bucket, bucket + 1].map((first) => assign(pair(first / 100), id)?.name)).toEqual(['stable', 'candidate']);
});

test('each share in hundredths of a percent is that many buckets, whatever binary fractions make of it', () => {
  const hundredths = Array.from({ length: 10_001 }, (_, index) => index);
  expect(hundredths.filter((each) => bucketsOf(entry('candidate', each / 100, false)) !== each)).toEqual([]);
});

test('a share of nothing gets nobody, a share of everything gets everybody', () => {
  fc.assert(
    fc.property(visitor, (id) => {
      expect([assign(pair(0), id)?.name, assign(pair(100), id)?.name]).toEqual(['stable', 'candidate']);
    }),
  );
});

test('widening a share moves nobody back, narrowing it lets nobody in', () => {
  fc.assert(
    fc.property(visitor, share, share, (id, one, other) => {
      const [small, large] = [Math.min(one, other), Math.max(one, other)];
      if (assign(pair(small), id)?.name === 'candidate') expect(assign(pair(large), id)?.name).toBe('candidate');
    }),
  );
});

test.each([0.5, 5, 10, 50])('of 100,000 visitors %p percent get the candidate, within 0.3 points', (traffic) => {
  expect(Math.abs(shareOf(traffic) - traffic / 100)).toBeLessThan(0.003);
});

test('who is in one experiment says nothing about another, of the same remote or of another one', () => {
  const half = (salt: string) => manyVisitors.map((id) => bucketOf(salt, id) < 5000);
  const [one, next, other] = [half('mf-menu:1'), half('mf-menu:2'), half('mf-cart-checkout:1')] as [boolean[], boolean[], boolean[]];
  // φ of two halves is four times the share in both, minus one.
  const correlation = (a: boolean[], b: boolean[]): number => (4 * a.filter((isIn, index) => isIn && b[index]).length) / manyVisitors.length - 1;
  expect([correlation(one, next), correlation(one, other)].every((phi) => Math.abs(phi) <= 0.01)).toBe(true);
});

test('who cannot be recognised again gets the default', () => {
  expect([assign(pair(99.99), null)?.name, assign(pair(0), null)?.name]).toEqual(['stable', 'stable']);
});

test('what was shown before is no candidate, wherever it stands', () => {
  const all = [entry('before', 0, false), entry('retired', 0, false), ...pair(5)];
  expect([candidateOf(all)?.name, candidateOf([entry('before', 0, false), ...pair(0)])]).toEqual(['candidate', undefined]);
});

test('without a default, all but the visitors of the candidate get nothing', () => {
  const alone = [entry('candidate', 50, false)];
  const got = new Set(manyVisitors.slice(0, 100).map((id) => assign(alone, id)?.name));
  expect([got, assign(alone, null), assign([], '00')]).toEqual([new Set(['candidate', undefined]), undefined, undefined]);
});

test('a page that cannot run the candidate falls back to the default, and one of the default to the version before it and to no other', () => {
  const placed = (name: string, traffic: number, isDefault: boolean, state: string) => ({ name, deployment: { traffic, default: isDefault, salt: 'mf-menu:1', state } });
  const [candidate, stable, retired, before] = [placed('candidate', 5, false, 'canary'), placed('stable', 95, true, 'stable'), placed('retired', 0, false, 'retired'), placed('before', 0, false, 'draining')];
  const all = [retired, candidate, stable, before];
  expect([fallbackOf(all, candidate), fallbackOf(all, stable), fallbackOf([retired, candidate, stable], stable)]).toEqual([stable, before, undefined]);
});
