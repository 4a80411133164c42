import type { ComponentType } from 'react';
import { AreaSkeleton } from './area-skeleton.tsx';
import { lifecycles, type Lifecycles } from './lifecycles.tsx';

export type Area = Lifecycles & { readonly name: string; readonly App: ComponentType };

/** A remote's pages: `export const area = defineArea({ name: 'mf-menu', App })` in src/area.tsx. */
export const defineArea = ({ name, App }: Pick<Area, 'name' | 'App'>): Area => ({ name, App, ...lifecycles(name, 'area', { waiting: <AreaSkeleton /> }, () => <App />) });
