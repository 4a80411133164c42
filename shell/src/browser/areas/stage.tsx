import { AreaSkeleton, RetryCard, defineSlot, type Environment } from '@brasa/shared/react';
import { history, pageTitle } from '@brasa/shared/runtime';

type Apology = { readonly apology?: string; readonly onRetry: () => void };

/**
 * The element of one remote on the page. The remote draws into the stage; the shell lays a cover over it
 * while the remote is on its way or cannot come. What the server drew is content: a cover stands above it and
 * never in its place.
 */
export type Stage = {
  readonly host: HTMLElement;
  /** Where the remote draws. A new one after each remote. */
  readonly element: () => HTMLElement;
  readonly setVersion: (version: string) => void;
  readonly cover: (kind: 'waiting' | Apology) => void;
  readonly uncover: () => void;
  /** The remote shows itself: nothing of the shell is on the stage any more. */
  readonly reveal: () => void;
  /** An empty stage; the picture of what the server drew comes back, if there is one. */
  readonly clear: () => void;
  /** Copies what the server drew before a remote takes it over. */
  readonly takePicture: () => void;
  readonly forgetPicture: () => void;
  /** Whether something that the server drew for this address can be read, without the remote. */
  readonly hasContent: () => boolean;
};

export const waiting = defineSlot({ name: 'waiting', Widget: AreaSkeleton });
const apology = defineSlot({ name: 'apology', Widget: RetryCard });

const find = (host: HTMLElement, name: string): HTMLElement | null =>
  host.querySelector(`:scope > [data-${name}]`);

const create = (name: string): HTMLElement => {
  const element = document.createElement('div');
  element.setAttribute(`data-${name}`, '');
  return element;
};

const append = (host: HTMLElement, name: string): HTMLElement => host.appendChild(create(name));

/** Chromium keeps a `source` with a media query, and the whole copy with it, until it leaves its `picture`. */
const letGo = (copy: ParentNode | null | undefined): void => copy?.querySelectorAll('source').forEach((source) => source.remove());

export function createStage(host: HTMLElement, remote: string, environment: Environment): Stage {
  host.dataset.remote = remote;
  let stage = find(host, 'stage') ?? append(host, 'stage');
  let cover: { readonly element: HTMLElement; readonly leave: () => void } | null = null;
  /** Kept in a document of its own, where images are not fetched. */
  let picture: { readonly copy: DocumentFragment; readonly pathname: string } | null = null;
  let shownPicture = find(host, 'picture');
  stage.hidden = shownPicture !== null;

  const uncover = (): void => {
    const leaving = cover;
    cover = null;
    if (!leaving) return;
    leaving.leave();
    leaving.element.remove();
  };
  const hidePicture = (): void => {
    shownPicture?.remove();
    shownPicture = null;
    stage.hidden = false;
  };
  const forgetPicture = (): void => {
    letGo(picture?.copy);
    picture = null;
  };
  // An outline shows that something is on its way, and nothing that can be read when it does not come.
  const hasContent = (): boolean => stage.hasAttribute('data-server-rendered') || shownPicture?.dataset.picture === '';

  return {
    host,
    element: () => stage,
    setVersion: (version) => (host.dataset.version = version),
    hasContent,
    cover: (kind) => {
      uncover();
      // An outline says it already.
      if (shownPicture && kind === 'waiting') return;
      const isAbove = hasContent();
      const element = create('cover');
      // Above the content, and in sight wherever the customer is in it.
      if (isAbove) Object.assign(element.style, { position: 'sticky', top: 0, zIndex: 1 });
      host[isAbove ? 'prepend' : 'append'](element);
      const drawn = kind === 'waiting' ? waiting : apology;
      const props =
        kind === 'waiting'
          ? {}
          : {
              ...(isAbove ? {} : { title: pageTitle.get() }),
              ...(kind.apology === undefined ? {} : { message: kind.apology }),
              onRetry: kind.onRetry,
            };
      drawn.mount({ ...environment, element, version: '', owns: () => true, props }).catch(() => {});
      cover = { element, leave: () => void drawn.unmount({ element }) };
    },
    uncover,
    reveal: () => {
      uncover();
      hidePicture();
    },
    clear: () => {
      uncover();
      hidePicture();
      stage.remove();
      if (picture && picture.pathname === history.location.pathname) {
        shownPicture = append(host, 'picture');
        shownPicture.append(document.importNode(picture.copy, true));
      }
      stage = append(host, 'stage');
      stage.hidden = shownPicture !== null;
    },
    takePicture: () => {
      const drawn = stage.hasAttribute('data-server-rendered') ? stage : shownPicture;
      if (!drawn || !hasContent()) return;
      const copy = document.implementation.createHTMLDocument('').createDocumentFragment();
      for (const child of drawn.childNodes) copy.append(copy.ownerDocument.importNode(child, true));
      forgetPicture();
      picture = { copy, pathname: history.location.pathname };
    },
    forgetPicture,
  };
}
