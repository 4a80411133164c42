import { flushSync } from 'react-dom';

/** Controls that can be pressed before React handles them. */
const controls = 'button,input[type=radio],input[type=checkbox]';

/** Milliseconds until a press that React did not handle is tried again. */
const retryMs = 100;

/**
 * Presses React has not handled, in order; a control pressed twice stands here twice. Also links that were pressed after them, which the page
 * holds back. Begun by `shell/src/server/inline-scripts.ts`.
 */
const page = globalThis as { __pzPresses?: HTMLElement[] };

/** Elements whose presses are being replayed, and the control whose click is a replay. */
const replaying = new WeakSet<HTMLElement>();
let replayed: HTMLElement | undefined;

/** What a box showed after its last press: React may draw it anew before the press is replayed. */
const wantedState = new WeakMap<HTMLElement, boolean>();

const isLink = (control: HTMLElement): boolean => control.matches('a');
const inputOf = (control: HTMLElement): HTMLInputElement | null => (control instanceof HTMLInputElement ? control : null);
const isCheckbox = (control: HTMLElement): boolean => inputOf(control)?.type === 'checkbox';

/** Only the last press on a box or a group of radio buttons counts; each press on a button counts. */
const isSameChoice = (one: HTMLElement, other: HTMLElement): boolean => {
  const [first, second] = [inputOf(one), inputOf(other)];
  return first !== null && (first === second || (first.type === 'radio' && second?.type === 'radio' && first.name === second.name));
};

/** A box pressed on and off again shows what was drawn: React has nothing to hear. */
const isAsDrawn = (control: HTMLElement, shown: boolean): boolean => isCheckbox(control) && shown === inputOf(control)?.defaultChecked;

const forget = (isForgotten: (control: HTMLElement) => boolean): void => void (page.__pzPresses = page.__pzPresses?.filter((control) => !isForgotten(control)));

function remember(control: HTMLElement, shown: boolean): void {
  forget((earlier) => isSameChoice(earlier, control));
  if (isAsDrawn(control, shown)) return void wantedState.delete(control);
  (page.__pzPresses ??= []).push(control);
  wantedState.set(control, shown);
}

const pressesIn = (element: HTMLElement): HTMLElement[] => (page.__pzPresses ?? []).filter((control) => element.contains(control) && !isLink(control));

function removeFirst(control: HTMLElement): void {
  const index = page.__pzPresses?.indexOf(control) ?? -1;
  if (index >= 0) page.__pzPresses?.splice(index, 1);
}

/** True when no retry is needed. React stops a click on what it has not hydrated. */
function replay(control: HTMLElement): boolean {
  if (control.matches(':disabled')) return true;
  let isHandled = false;
  const onClick = (): void => void (isHandled = true);
  control.addEventListener('click', onClick);
  replayed = control;
  // The box shows its choice already: the click has to lead there once more, with React listening.
  const input = inputOf(control);
  if (input) input.checked = isCheckbox(input) && !wantedState.get(input);
  control.click();
  replayed = undefined;
  control.removeEventListener('click', onClick);
  return isHandled;
}

/** Once nothing waits that was pressed before it, the last link leads on; a press that was replayed may have taken the link away. */
function followLink(): void {
  const waiting = page.__pzPresses?.filter((control) => control.isConnected) ?? [];
  if (!waiting.every(isLink)) return;
  page.__pzPresses = [];
  waiting.at(-1)?.click();
}

/** A press that leads to another page ends the replay: what was pressed after it was meant for the page before. */
function replayAll(element: HTMLElement, address: string): void {
  for (;;) {
    if (location.pathname !== address) forget((control) => element.contains(control));
    const [control] = pressesIn(element);
    if (!control) {
      replaying.delete(element);
      return followLink();
    }
    if (!replay(control)) return void setTimeout(replayAll, retryMs, element, address);
    removeFirst(control);
    wantedState.delete(control);
    // The next press acts on what came of this one, and nobody sees the page in between.
    flushSync(() => {});
  }
}

/** Replays, one after the other, what was pressed inside `element` before React handled it. */
export function replayEarlyPresses(element: HTMLElement): void {
  if (pressesIn(element).length === 0 || replaying.has(element)) return;
  replaying.add(element);
  // Not inside an effect of React's, where nothing can be flushed.
  queueMicrotask(() => replayAll(element, location.pathname));
}

/** From now on no press inside `element` is lost. To be called before `hydrateRoot`, while everything shows what the server drew or what was pressed. */
export function recordEarlyPresses(element: HTMLElement): void {
  const before = pressesIn(element);
  forget((control) => before.includes(control));
  for (const control of before) remember(control, inputOf(control)?.checked ?? false);
  element.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
      if (!control || control === replayed) return;
      // React has not handled the first press on this box, and must not handle the one that takes it back.
      if (isCheckbox(control) && page.__pzPresses?.includes(control)) {
        removeFirst(control);
        return event.stopImmediatePropagation();
      }
      // As it shows right after the press; later React may have drawn it anew.
      const shown = inputOf(control)?.checked ?? false;
      let isHandled = false;
      control.addEventListener('click', () => (isHandled = true), { once: true });
      setTimeout(() => {
        if (isHandled) return forget((earlier) => isSameChoice(earlier, control));
        remember(control, shown);
        replayEarlyPresses(element);
      });
    },
    true,
  );
}
