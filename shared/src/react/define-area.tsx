import type { ComponentType } from 'react';
import { AreaSkeleton } from './area-skeleton.tsx';
import { lifecycles, type Lifecycles } from './lifecycles.tsx';

/**
 * The page at one address for devices that have its route's entry of localStorage (`drawnUnlessStored` in remote.json): what the
 * server can draw of it, and how a few lines in the page fill in what the entry says. Seen until the area shows itself; its
 * scripts may be seconds away. Nothing in it can be pressed.
 */
export type Outline = {
  readonly View: ComponentType;
  /**
   * The body of an async function in plain JavaScript. Is given `view`, the element with what the server drew; `stored`, the text of
   * the entry; and `key`, the deployment's key, empty when it is not known. May use nothing else of ours, and may not turn text into
   * HTML. Whatever it throws leaves the outline as it is.
   */
  readonly fill: string;
};

type Definition = {
  readonly name: string;
  readonly App: ComponentType;
  /** By path. */
  readonly outlines?: Readonly<Record<string, Outline>>;
  /** Somebody reaches for a link to this address of the remote: asks for the chunk of its screen, and for nothing else. May be called often. */
  readonly prepare?: (pathname: string) => void;
};

export type Area = Lifecycles & Definition;

/** A remote's pages: `export const area = defineArea({ name: 'mf-menu', App })` in src/area.tsx. */
export const defineArea = (definition: Definition): Area => ({ ...definition, ...lifecycles(definition.name, 'area', { waiting: <AreaSkeleton /> }, () => <definition.App />) });
