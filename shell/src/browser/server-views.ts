import { history } from '@brasa/shared/runtime';
import type { Environment } from '@brasa/shared/react';
import { waiting } from './areas/stage.tsx';

const serverRendered = '[data-server-rendered]';

/** What is drawn of areas and slots; header and footer are none. */
const stages = `:is([data-stage],[data-picture])${serverRendered}`;

/** What the server drew into `views` is of another address: it is drawn anew. */
export function dropViews(views = serverRendered): void {
  for (const view of document.querySelectorAll<HTMLElement>(views)) {
    delete view.dataset.serverRendered;
    view.replaceChildren();
  }
  for (const area of document.querySelectorAll<HTMLElement>('main > [data-remote]')) area.hidden = true;
}

/** What the server drew is of other answers than the page has now: it is seen until what draws it anew shows itself (`areas/stage.tsx`). */
export function keepAsPictures(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>(stages)) {
    delete dataset.stage;
    delete dataset.serverRendered;
    dataset.picture = '';
  }
}

/**
 * What stands in `main` until areas can start: what the server drew, as long as the address is the one it was drawn for, else a sign that
 * something is on its way. `fail`: nothing is on its way any more. `end`: areas start.
 */
export function holdViews(environment: Environment, main: HTMLElement): { readonly fail: () => void; readonly end: () => void } {
  let isOnItsWay = true;
  let takeAway = (): void => {};
  const isDrawn = (): boolean => main.querySelector(serverRendered) !== null;
  const showWaiting = (): void => {
    const element = document.createElement('div');
    main.prepend(element);
    void waiting.mount({ ...environment, element, version: '', owns: () => true });
    takeAway = () => {
      takeAway = () => {};
      void waiting.unmount({ element });
      element.remove();
    };
  };
  const { pathname } = history.location;
  const stopListening = history.listen(({ location }) => {
    if (location.pathname === pathname) return;
    const wasDrawn = isDrawn();
    // Also what stands above the page: the new one may have none of it.
    dropViews(stages);
    if (wasDrawn && isOnItsWay) showWaiting();
  });
  if (!isDrawn()) showWaiting();
  return {
    fail: () => {
      isOnItsWay = false;
      takeAway();
    },
    end: () => {
      stopListening();
      takeAway();
    },
  };
}
