import type { EmotionCache } from '@emotion/cache';
import { styleRules } from '../composition/style-rules.ts';

const { key } = styleRules;
const names = new RegExp(`\\.${key}-([\\w-]+)|@keyframes ([\\w-]+)`, 'g');

/**
 * Tells emotion which rules the server wrote, so that it does not write them again: it would read their names from an attribute, and the page
 * would have to carry each of them twice. Their elements stay where they are: emotion puts those it takes over at the end of their parent, and the
 * browser then styles and lays out the whole page anew, twice when there are fonts in them.
 */
export function takeServerRules({ inserted, sheet }: EmotionCache): void {
  // Of all sheets: those of the rules that hold everywhere take their elements over when they are drawn.
  const { prototype } = sheet.constructor as unknown as { readonly prototype: typeof sheet };
  prototype.hydrate = function hydrate(this: typeof sheet, elements) {
    this.tags.push(...elements);
  };
  const elements = [...document.querySelectorAll<HTMLStyleElement>(`style[data-emotion=${key}]`)];
  for (const { textContent } of elements) for (const [, ofClass, ofFrames] of textContent.matchAll(names)) inserted[ofClass ?? ofFrames ?? ''] = true;
  sheet.hydrate(elements);
}
