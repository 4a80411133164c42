/** What customers can press before React has taken it over. */
const controls = 'button,input[type=radio],input[type=checkbox]';

/** The page keeps presses here from its first line on, the last one last (`shell/src/server/inline-scripts.ts`). */
const page = globalThis as { __pzPressed?: Set<HTMLElement> };

function keep(pressed: HTMLElement): void {
  page.__pzPressed ??= new Set();
  page.__pzPressed.delete(pressed);
  page.__pzPressed.add(pressed);
}

/**
 * Presses what was pressed inside `element` too early. React stops a click on what it has not taken over yet, for example
 * because its chunk is still on the way: such a press is kept and tried again.
 */
export function answerEarlyPresses(element: HTMLElement): void {
  for (const pressed of [...(page.__pzPressed ?? [])].filter((each) => element.contains(each))) {
    page.__pzPressed?.delete(pressed);
    // A choice shows already; React has to hear of it.
    if (pressed instanceof HTMLInputElement) pressed.checked = pressed.type === 'checkbox' && !pressed.checked;
    pressed.click();
  }
}

/** From now on no press inside `element` is lost. Before `hydrateRoot`. */
export function keepEarlyPresses(element: HTMLElement): void {
  element.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
      if (!pressed) return;
      let heard = false;
      pressed.addEventListener('click', () => (heard = true), { once: true });
      setTimeout(() => {
        if (heard) return;
        keep(pressed);
        setTimeout(answerEarlyPresses, 100, element);
      });
    },
    true,
  );
}
