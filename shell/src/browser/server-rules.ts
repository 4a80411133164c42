import { styleRules } from '../composition/style-rules.ts';

const { key } = styleRules;
const names = new RegExp(`\\.${key}-([\\w-]+)|@keyframes ([\\w-]+)`, 'g');

/**
 * Tells emotion which rules the server wrote, so that it does not write them again: it reads their names from an attribute of the element, and the page
 * would have to carry each of them twice. Before emotion's cache is made.
 */
export function nameServerRules(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>(`style[data-emotion=${key}]`)) {
    const found = [...style.textContent.matchAll(names)].map(([, ofClass, ofFrames]) => ofClass ?? ofFrames);
    style.dataset.emotion = [key, ...new Set(found)].join(' ');
  }
}
