import { AreaSkeleton, RetryCard, defineSlot, type Environment } from '@brasa/shared/react';
import { pageTitle } from '@brasa/shared/runtime';

/**
 * The element of one remote on the page. The remote draws into the stage; the shell lays a cover over it while the
 * remote is on its way or cannot come.
 */
export type Stage = {
  readonly host: HTMLElement;
  /** Where the remote draws. A new one after each remote. */
  readonly element: () => HTMLElement;
  readonly isServerRendered: boolean;
  readonly setVersion: (version: string) => void;
  readonly cover: (kind: 'waiting' | { readonly apology?: string; readonly onRetry: () => void }) => void;
  readonly uncover: () => void;
  readonly clear: () => void;
};

const waiting = defineSlot({ name: 'waiting', Widget: AreaSkeleton });
const apology = defineSlot({ name: 'apology', Widget: RetryCard });

const find = (host: HTMLElement, name: string): HTMLElement | null => host.querySelector(`:scope > [data-${name}]`);

const append = (host: HTMLElement, name: string): HTMLElement => {
  const element = document.createElement('div');
  element.setAttribute(`data-${name}`, '');
  host.append(element);
  return element;
};

export function createStage(host: HTMLElement, remote: string, environment: Environment): Stage {
  host.dataset.remote = remote;
  let stage = find(host, 'stage') ?? append(host, 'stage');
  const isServerRendered = stage.hasAttribute('data-server-rendered');
  let cover: { readonly element: HTMLElement; readonly leave: () => void } | null = null;

  const uncover = (): void => {
    const leaving = cover;
    cover = null;
    if (!leaving) return;
    leaving.leave();
    leaving.element.remove();
  };

  return {
    host,
    isServerRendered,
    element: () => stage,
    setVersion: (version) => (host.dataset.version = version),
    cover: (kind) => {
      uncover();
      const element = append(host, 'cover');
      const drawn = kind === 'waiting' ? waiting : apology;
      const props = kind === 'waiting' ? {} : { title: pageTitle.get(), ...(kind.apology === undefined ? {} : { message: kind.apology }), onRetry: kind.onRetry };
      drawn.mount({ ...environment, element, version: '', owns: () => true, props }).catch(() => {});
      cover = { element, leave: () => void drawn.unmount({ element }) };
    },
    uncover,
    clear: () => {
      uncover();
      stage.remove();
      stage = append(host, 'stage');
    },
  };
}
