import { expect, test } from '@jest/globals';
import { isBotVisible } from './bot-rules.ts';

test.each([
  [{ width: 375, pathname: '/', itemCount: 2, mayShow: true }, true],
  [{ width: 375, pathname: '/jobs', itemCount: 0, mayShow: true }, true],
  [{ width: 1280, pathname: '/', itemCount: 0, mayShow: true }, false],
  [{ width: 900, pathname: '/', itemCount: 0, mayShow: true }, false],
  [{ width: 375, pathname: '/cart', itemCount: 0, mayShow: true }, false],
  [{ width: 375, pathname: '/menu/categoria/combos', itemCount: 0, mayShow: true }, false],
  [{ width: 375, pathname: '/', itemCount: 0, mayShow: false }, false],
])('the help button in the situation %j: %s [BOT-002, BOT-003, BOT-015]', (situation, visible) => {
  expect(isBotVisible(situation)).toBe(visible);
});
