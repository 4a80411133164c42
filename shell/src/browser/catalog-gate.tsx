import { defineSlot, type Environment } from '@brasa/shared/react';
import { catalogQuery } from '@brasa/shared/runtime';
import { LoadGate } from '../layout/load-gate.tsx';
import { askForMenu } from './shop-answers.ts';

const gate = defineSlot({ name: 'gate', Widget: LoadGate });

/**
 * Asks for the menu until it is there. Whoever waits sees why, and can ask again; a network that is back is asked at once. What the server
 * drew stays readable below it. Its code came with the page: what says that the line is bad must not need the line.
 */
export async function waitForCatalog(environment: Environment, main: HTMLElement): Promise<void> {
  const { queryClient } = environment;
  const isDrawn = main.querySelector('[data-server-rendered]') !== null;
  const element = document.createElement('div');
  // In sight wherever the customer is in it.
  if (isDrawn) Object.assign(element.style, { position: 'sticky', top: 0, zIndex: 1 });
  main.prepend(element);
  const draw = (failed: boolean, onRetry: () => void): void => void gate.mount({ ...environment, element, version: '', owns: () => true, props: { failed, isDrawn, onRetry } });

  // The page has asked for it already, as often as it is sensible.
  let hasFailed = queryClient.getQueryState(catalogQuery.queryKey)?.status === 'error';
  for (;;) {
    if (!hasFailed) {
      draw(false, () => {});
      hasFailed = await askForMenu(queryClient).then(
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
