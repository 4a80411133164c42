import { flushSync } from 'react-dom';
import { fetchCipher } from '../stores/cart-persistence.ts';

/** What customers can press before React has taken it over. */
const controls = 'button,input[type=radio],input[type=checkbox]';

/** Milliseconds until a press that nobody heard is tried again. */
const patience = 100;
/** Milliseconds the first of them waits at most for what keeps a cart. */
const longest = 1500;

/** The page keeps presses here from its first line on, the last one last (`shell/src/server/inline-scripts.ts`). */
const page = globalThis as { __pzPressed?: Set<HTMLElement> };

/** What is being answered, and the press that is being tried just now. */
const answered = new WeakSet<HTMLElement>();
let tried: HTMLElement | undefined;

/** What a box showed when it was pressed: drawing it anew in between must not turn the answer around. */
const wanted = new WeakMap<HTMLElement, boolean>();

const choiceOf = (control: HTMLElement): HTMLInputElement | null => (control instanceof HTMLInputElement ? control : null);
const isSameGroup = (one: HTMLElement, other: HTMLElement): boolean => choiceOf(one)?.type === 'radio' && choiceOf(other)?.type === 'radio' && choiceOf(one)?.name === choiceOf(other)?.name;

/** As it shows right after a press; later React may have drawn it anew. */
const isShown = (pressed: HTMLElement): boolean => choiceOf(pressed)?.checked ?? false;

/** Pressed on and off again it shows what was drawn, and there is nothing to answer. */
function keep(pressed: HTMLElement, shown: boolean): void {
  page.__pzPressed ??= new Set();
  page.__pzPressed.delete(pressed);
  const choice = choiceOf(pressed);
  if (choice?.type === 'checkbox' && shown === choice.defaultChecked) return void wanted.delete(pressed);
  page.__pzPressed.add(pressed);
  wanted.set(pressed, shown);
}

/** In order; of the choices of one group only the last. */
function waitingIn(element: HTMLElement): HTMLElement[] {
  const inside = [...(page.__pzPressed ?? [])].filter((each) => element.contains(each));
  const outdated = inside.filter((each, index) => inside.slice(index + 1).some((later) => isSameGroup(each, later)));
  outdated.forEach((each) => page.__pzPressed?.delete(each));
  return inside.filter((each) => !outdated.includes(each));
}

/** True when it needs no other try: React stops a click on what it has not taken over yet. */
function press(pressed: HTMLElement): boolean {
  if (pressed.matches(':disabled')) return true;
  let heard = false;
  const hear = (): void => void (heard = true);
  pressed.addEventListener('click', hear);
  tried = pressed;
  // A choice shows already; React has to hear of it.
  const choice = choiceOf(pressed);
  if (choice) choice.checked = choice.type === 'checkbox' && !wanted.get(choice);
  pressed.click();
  tried = undefined;
  pressed.removeEventListener('click', hear);
  return heard;
}

function answer(element: HTMLElement): void {
  for (;;) {
    const [pressed] = waitingIn(element);
    if (!pressed) return void answered.delete(element);
    if (!press(pressed)) return void setTimeout(answer, patience, element);
    page.__pzPressed?.delete(pressed);
    wanted.delete(pressed);
    // The next one is answered on what came of this one, and nobody sees the page in between.
    flushSync(() => {});
  }
}

const nothing = (): void => {};

/** A press may fill the cart, and the page be left in the same breath: what keeps it is waited for, though not for long. */
const canBeKept = (): Promise<void> => Promise.race([fetchCipher().then(nothing, nothing), new Promise<void>((late) => setTimeout(late, longest))]);

/** Presses what was pressed inside `element` too early, one after the other. */
export function answerEarlyPresses(element: HTMLElement): void {
  const early = waitingIn(element);
  if (early.length === 0 || answered.has(element)) return;
  answered.add(element);
  void canBeKept().then(() => answer(element));
}

/** From now on no press inside `element` is lost. Before `hydrateRoot`: everything shows what the server drew, or what was pressed. */
export function keepEarlyPresses(element: HTMLElement): void {
  for (const each of waitingIn(element)) keep(each, isShown(each));
  element.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
      if (!pressed || pressed === tried) return;
      // React knows nothing of the first press, and must not hear of the one that takes it back.
      if (choiceOf(pressed)?.type === 'checkbox' && page.__pzPressed?.delete(pressed)) return event.stopImmediatePropagation();
      const shown = isShown(pressed);
      let heard = false;
      pressed.addEventListener('click', () => (heard = true), { once: true });
      setTimeout(() => {
        page.__pzPressed?.delete(pressed);
        if (heard) return;
        keep(pressed, shown);
        answerEarlyPresses(element);
      });
    },
    true,
  );
}
