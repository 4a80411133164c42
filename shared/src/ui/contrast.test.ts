import { describe, expect, test } from '@jest/globals';
import { color, edgePairs, textPairs } from './tokens.ts';

/** WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test('measures contrast as WCAG does: black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#c4330f', '#c4330f')).toBe(1);
});

describe('every text can be read on its background', () => {
  test.each(textPairs)('%s on %s is at least 4.5:1', (text, background) => {
    expect(contrast(color[text], color[background])).toBeGreaterThanOrEqual(4.5);
  });
});

describe('every edge, icon and focus ring can be seen', () => {
  test.each(edgePairs)('%s on %s is at least 3:1', (edge, background) => {
    expect(contrast(color[edge], color[background])).toBeGreaterThanOrEqual(3);
  });
});

test('every soft background of a message has a text colour that is tested on it', () => {
  const soft = Object.keys(color).filter((name) => name.endsWith('Soft') && !name.startsWith('on') && name !== 'inkSoft');
  const tested = new Set<string>(textPairs.map(([, background]) => background));
  expect(soft.filter((name) => !tested.has(name))).toEqual([]);
});
