import { defineSlot, type Environment } from '@brasa/shared/react';
import { LoadGate } from '../layout/load-gate.tsx';

const gate = defineSlot({ name: 'gate', Widget: LoadGate });

/**
 * Asks for what the page cannot do without until it is there. Whoever waits sees why, and can ask again; a network that is back is asked at once. What
 * the server drew stays readable below it. Its code came with the page: what says that the line is bad must not need the line. `hasFailed`: it was asked
 * for already, as often as it is sensible.
 */
export async function waitFor(ask: () => Promise<unknown>, hasFailed: boolean, environment: Environment, main: HTMLElement): Promise<void> {
  const isDrawn = main.querySelector('[data-server-rendered]') !== null;
  const element = document.createElement('div');
  // In sight wherever the customer is in it.
  if (isDrawn) Object.assign(element.style, { position: 'sticky', top: 0, zIndex: 1 });
  main.prepend(element);
  const draw = (failed: boolean, onRetry: () => void): void => void gate.mount({ ...environment, element, version: '', owns: () => true, props: { failed, isDrawn, onRetry } });

  for (;;) {
    if (!hasFailed) {
      draw(false, () => {});
      hasFailed = await ask().then(
        () => false,
        () => true,
      );
      await gate.unmount({ element });
    }
    if (!hasFailed) break;
    hasFailed = false;
    await new Promise<void>((resolve) => {
      const retry = (): void => {
        window.removeEventListener('online', retry);
        resolve();
      };
      window.addEventListener('online', retry);
      draw(true, retry);
    });
    await gate.unmount({ element });
  }
  element.remove();
}
