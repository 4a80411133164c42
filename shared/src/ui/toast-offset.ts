/** Pixels between a toast and the buttons that it must not cover. */
const gap = 16;

/** Where the dialog's buttons begin and end; null without any. Those of a form are its submit button and what follows it. */
function buttonsOf(dialog: HTMLElement): { readonly first: Element; readonly last: Element } | null {
  const footer = dialog.querySelector(':scope > footer');
  if (footer) return { first: footer, last: footer };
  const submit = dialog.querySelector('form [type="submit"]');
  const form = submit?.closest('form');
  return submit && form ? { first: submit, last: form } : null;
}

/**
 * How many pixels toasts of this height at the lower edge of the window have to move up so that they cover none of the dialog's buttons.
 * Null where the dialog has none: toasts then stay where the page puts them.
 */
export function toastOffset(dialog: HTMLElement, height: number): number | null {
  const buttons = buttonsOf(dialog);
  if (!buttons) return null;
  // While the dialog slides in, where it will stand.
  const slide = new DOMMatrixReadOnly(getComputedStyle(dialog).transform).m42;
  const isBelow = (element: Element): boolean => innerHeight - element.getBoundingClientRect().bottom + slide >= height + 2 * gap;
  if (isBelow(dialog) || isBelow(buttons.last)) return 0;
  const above = innerHeight - buttons.first.getBoundingClientRect().top + slide;
  return Math.max(0, Math.min(above, innerHeight - height - 2 * gap));
}
