/** Pixels between a toast and what it must not cover. */
const room = 16;

/**
 * How far what lies at the lower edge of the window rises in a dialog, in pixels: 0 where there is room below the dialog, else above
 * the buttons of its lower edge; null without such buttons.
 */
export function riseAboveButtons(dialog: HTMLElement, height: number): number | null {
  const buttons = dialog.querySelector<HTMLElement>(':scope > footer');
  if (!buttons) return null;
  // Where it comes to lie: it may still be sliding in.
  const top = dialog.getBoundingClientRect().top - new DOMMatrixReadOnly(getComputedStyle(dialog).transform).m42;
  const below = innerHeight - top - dialog.offsetHeight;
  return below >= height + 2 * room ? 0 : innerHeight - top - dialog.clientTop - buttons.offsetTop;
}
