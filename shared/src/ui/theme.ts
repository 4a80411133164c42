import { breakpoint, color, font, layer, motion, radius, shadow, size, space, touchTarget, type ColorName } from './tokens.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const variableOf = (name: string): string => `--color-${kebab(name)}`;

const colorVariables = Object.fromEntries(Object.keys(color).map((name) => [name, `var(${variableOf(name)})`])) as Record<ColorName, string>;

/**
 * What styles are written with. A constant, not a React context: nothing needs a provider, a remote's
 * styles are the same on server and browser, and changing a colour is changing a CSS variable.
 */
export const theme = { color: colorVariables, space, radius, shadow, font, size, layer, motion, touchTarget } as const;

export const tokens = { color, space, radius, shadow, font, size, layer, motion, touchTarget, breakpoint } as const;

/** Pixels at letters of 16 px, in rem: with letters twice as large a wide window has the room of a small one. */
export const inRem = (pixels: number): string => `${pixels / 16}rem`;

/** For `matchMedia`: wide enough for two columns. */
export const wideQuery = `(min-width: ${inRem(breakpoint.md)})`;

/** Mobile first: styles for small screens, then `[media.md]: {…}` for wider ones. */
export const media = {
  sm: `@media (min-width: ${inRem(breakpoint.sm)})`,
  md: `@media ${wideQuery}`,
  lg: `@media (min-width: ${inRem(breakpoint.lg)})`,
  /** Narrower than `md`: «small screens». */
  small: `@media (max-width: ${inRem(breakpoint.md - 0.02)})`,
  /** Narrower than `lg`: the mobile frame. */
  mobile: `@media (max-width: ${inRem(breakpoint.lg - 0.02)})`,
  hover: '@media (hover: hover) and (pointer: fine)',
  calm: '@media (prefers-reduced-motion: reduce)',
  forced: '@media (forced-colors: active)',
} as const;

export const colorDeclarations = Object.entries(color)
  .map(([name, value]) => `${variableOf(name)}:${value};`)
  .join('');
