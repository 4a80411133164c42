import type { ComponentType } from 'react';
import { AreaSkeleton } from './area-skeleton.tsx';
import { lifecycles, type Lifecycles } from './lifecycles.tsx';

type Definition = {
  readonly name: string;
  readonly App: ComponentType;
  /** Somebody reaches for a link to this address of the remote: asks for the chunk of its screen, and for nothing else. May be called often. */
  readonly prepare?: (pathname: string) => void;
};

export type Area = Lifecycles & Definition;

/** A remote's pages: `export const area = defineArea({ name: 'mf-menu', App })` in src/area.tsx. */
export const defineArea = (definition: Definition): Area => ({ ...definition, ...lifecycles(definition.name, 'area', { waiting: <AreaSkeleton /> }, () => <definition.App />) });
