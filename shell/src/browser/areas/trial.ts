import type { Trial } from '@brasa/shared/react';
import type { QueryClient } from '@tanstack/react-query';
import { namedError } from '../loader/load-errors.ts';
import { watchCommits } from './commits.ts';

/**
 * Milliseconds with content on the page after which a version has proved itself, and milliseconds after its
 * first use while another one could take its place.
 */
const provedAfterMs = { content: 5000, use: 1000 };
/**
 * Milliseconds after which a version that shows no content counts as failed: while another one can still come
 * in time, and when there is none.
 */
const contentTimeoutMs = { withSpare: 4000, alone: 8000 };
/** Milliseconds until it is looked again whether an answer of the api is still awaited. */
const lookAgainMs = 500;

type Options = {
  readonly element: HTMLElement;
  readonly queryClient: Pick<QueryClient, 'isFetching'>;
  readonly hasSpare: boolean;
  /** Tells what no boundary has seen. */
  readonly report: (error: unknown) => void;
  readonly onBroken: (error: unknown) => void;
  /** Content is on the page, not a skeleton. */
  readonly onDrawn: () => void;
  readonly onProved: () => void;
};

/**
 * The time in which a version has to prove itself: its content shows, and stands for some seconds or through
 * its first use.
 * What crashes, shows nothing or draws without end before that is broken, and the shell takes it off the
 * page.
 */
export function createTrial({
  element,
  queryClient,
  hasSpare,
  report,
  onBroken,
  onDrawn,
  onProved,
}: Options): Trial & { readonly end: () => void } {
  // What the shell does next waits for the end of React's work: nothing is unmounted under it.
  let isOn = true;
  let hasFailed = false;
  let isDrawn = false;
  /** A press is being told to the page. */
  let isPressed = false;
  let timer = 0;
  const uses = ['pointerdown', 'keydown', 'click'] as const;

  const end = (): void => {
    isOn = false;
    window.clearTimeout(timer);
    stopWatching();
    for (const use of uses) element.removeEventListener(use, onUse, true);
  };
  const prove = (): void => {
    end();
    onProved();
  };
  const fail = (error: unknown): void => {
    hasFailed = true;
    end();
    queueMicrotask(() => onBroken(error));
  };
  const failUnseen = (error: Error): void => {
    report(error);
    fail(error);
  };
  const wait = (work: () => void, milliseconds: number): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(work, milliseconds);
  };
  function onUse(): void {
    if (!isDrawn) {
      isPressed = true;
      setTimeout(() => (isPressed = false));
      return;
    }
    for (const use of uses) element.removeEventListener(use, onUse, true);
    // What a customer breaks by using it has an error page of its own.
    if (hasSpare) wait(prove, provedAfterMs.use);
    else prove();
  }
  const missContent = (): void => {
    if (queryClient.isFetching() > 0) return wait(missContent, lookAgainMs);
    failUnseen(namedError('LoadTimeout', 'It shows no content.'));
  };
  const stopWatching = watchCommits(element, () => failUnseen(new Error('It draws without end.')));
  for (const use of uses) element.addEventListener(use, onUse, true);
  wait(missContent, hasSpare ? contentTimeoutMs.withSpare : contentTimeoutMs.alone);

  return {
    takesOver: () => isOn || hasFailed,
    failed: (error) => {
      if (isOn) fail(error);
    },
    hasFailed: () => hasFailed,
    drawn: () => {
      if (!isOn) return;
      queueMicrotask(onDrawn);
      wait(prove, provedAfterMs.content);
      isDrawn = true;
      // React finishes what is due when a press arrives: the press already meets the new content.
      if (isPressed) onUse();
    },
    end,
  };
}
