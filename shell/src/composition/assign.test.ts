import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { assign, bucketOf } from './assign.ts';

const entry = (name: string, traffic: number, isDefault: boolean, salt = 'mf-menu:1') => ({ name, deployment: { traffic, default: isDefault, salt } });
const visitor = fc.stringMatching(/^[0-9a-f]{32}$/);
const visitors = Array.from({ length: 20_000 }, (_, index) => index.toString(16).padStart(32, '0'));

test('a visitor always gets the same version', () => {
  const entries = [entry('new', 10, false), entry('old', 90, true)];
  fc.assert(fc.property(visitor, (id) => assign(entries, id) === assign([...entries].reverse(), id)));
});

test('a share of nothing gets nobody, a share of everything gets everybody', () => {
  fc.assert(
    fc.property(visitor, (id) => {
      expect(assign([entry('new', 0, false), entry('old', 100, true)], id)?.name).toBe('old');
      expect(assign([entry('new', 100, false), entry('old', 0, true)], id)?.name).toBe('new');
    }),
  );
});

test('widening a share moves nobody back', () => {
  fc.assert(
    fc.property(visitor, fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }), (id, one, two) => {
      const [small, large] = [Math.min(one, two), Math.max(one, two)];
      const before = assign([entry('new', small, false), entry('old', 100 - small, true)], id)?.name;
      const after = assign([entry('new', large, false), entry('old', 100 - large, true)], id)?.name;
      if (before === 'new') expect(after).toBe('new');
    }),
  );
});

test('ten percent are ten percent, within a third of one', () => {
  const got = visitors.filter((id) => assign([entry('new', 10, false), entry('old', 90, true)], id)?.name === 'new').length;
  expect(Math.abs(got / visitors.length - 0.1)).toBeLessThan(0.0033 * 2);
});

test('who is in one experiment says nothing about another', () => {
  const half = (salt: string, id: string) => bucketOf(salt, id) < 5000;
  const both = visitors.filter((id) => half('mf-menu:1', id) && half('mf-cart-checkout:1', id)).length;
  expect(Math.abs(both / visitors.length - 0.25)).toBeLessThan(0.015);
});

test('without traffic the default is what everybody gets', () => {
  expect(assign([entry('new', 0, false), entry('old', 0, true)], '00')?.name).toBe('old');
  expect(assign([], '00')).toBeUndefined();
});
