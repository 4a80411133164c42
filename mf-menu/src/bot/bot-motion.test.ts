import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clamped, snapped, start, tucked } from './bot-motion.ts';

const phone = { width: 360, height: 740, top: 56, bottom: 60 };

test('starts in the lower right corner, above the tabs [BOT-017]', () => {
  expect(start(phone)).toEqual({ x: 286, y: 606 });
});

test.each([
  [{ x: 40, y: 300 }, 10],
  [{ x: 147, y: 300 }, 10],
  [{ x: 149, y: 300 }, 286],
  [{ x: 300, y: 300 }, 286],
])('let go at %j it goes to the nearer side [BOT-012]', (point, x) => {
  expect(snapped(point, phone)).toEqual({ x, y: 300 });
});

test('tucks half of itself away behind the nearer side [BOT-011]', () => {
  expect(tucked({ x: 10, y: 200 }, phone)).toEqual({ x: -32, y: 200 });
  expect(tucked({ x: 286, y: 200 }, phone)).toEqual({ x: 328, y: 200 });
});

test('neither header nor tabs are ever covered, wherever it was left on whatever screen [BOT-013]', () => {
  const room = fc.record({ width: fc.integer({ min: 200, max: 900 }), height: fc.integer({ min: 300, max: 1200 }), top: fc.constant(56), bottom: fc.constant(60) });
  fc.assert(
    fc.property(fc.record({ x: fc.integer(), y: fc.integer() }), room, (point, screen) => {
      const { x, y } = clamped(point, screen);
      expect(y).toBeGreaterThanOrEqual(66);
      expect(y + 64).toBeLessThanOrEqual(screen.height - 70);
      expect([x, x + 64]).toEqual([Math.max(10, x), Math.min(screen.width - 10, x + 64)]);
    }),
  );
});
