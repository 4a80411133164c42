import { defineSlot, type Environment } from '@brasa/shared/react';
import { catalogQuery } from '@brasa/shared/runtime';
import { LoadGate } from '../layout/load-gate.tsx';

const gate = defineSlot({ name: 'gate', Widget: LoadGate });

/** Waits for the menu when the server could not send it along. Whoever waits sees why, and can ask again. */
export async function waitForCatalog(environment: Environment, main: HTMLElement): Promise<void> {
  const { queryClient } = environment;
  const element = document.createElement('div');
  main.prepend(element);
  const draw = (failed: boolean, onRetry: () => void): void => void gate.mount({ ...environment, element, version: '', owns: () => true, props: { failed, onRetry } });

  for (let isThere = false; !isThere; ) {
    draw(false, () => {});
    isThere = await queryClient.fetchQuery(catalogQuery).then(
      () => true,
      () => false,
    );
    await gate.unmount({ element });
    if (isThere) break;
    await new Promise<void>((retry) => draw(true, retry));
    await gate.unmount({ element });
  }
  element.remove();
}
