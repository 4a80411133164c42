import { useLayoutEffect, useRef, type ComponentProps, type MouseEvent, type SyntheticEvent } from 'react';

/**
 * Keeps a native dialog in step with `open`. The browser does the rest: focus goes in and comes back, the page behind is inert.
 * Escape and a press on the backdrop only ask; whoever owns `open` decides.
 */
export function useModal(open: boolean, onClose: () => void, dismissible: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (!document.querySelector('dialog[open]')) document.documentElement.style.setProperty('--scrollbar', `${innerWidth - document.documentElement.clientWidth}px`);
    if (!element.open) element.showModal();
    // Not the cross, which would be the first thing to press: the dialog itself, so that its title is read. A field may ask for it.
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus();
    return () => element.close();
  }, [open]);

  const isBackdrop = (event: MouseEvent) => {
    if (event.target !== dialog.current) return false;
    const box = dialog.current.getBoundingClientRect();
    return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
  };

  const attributes = {
    ref: dialog,
    tabIndex: -1,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== dialog.current) return;
      event.preventDefault();
      if (dismissible) onClose();
    },
    // Only a press that starts outside closes: marking text and letting go outside does not.
    onMouseDown: (event: MouseEvent) => {
      pressedBackdrop.current = isBackdrop(event);
    },
    onClick: (event: MouseEvent) => {
      if (dismissible && pressedBackdrop.current && isBackdrop(event)) onClose();
    },
  } satisfies ComponentProps<'dialog'>;

  return attributes;
}
