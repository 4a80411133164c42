import { bus } from '@brasa/shared/runtime';
import type { Environment, Failure } from '@brasa/shared/react';
import { ownPages } from '../../composition/routing.ts';
import type { Remote } from '../../composition/slice.ts';
import type { Loaded } from '../loader/remote-loader.ts';
import { createAppearance, type Appearance } from './appearance.ts';
import { tellFailure } from '../tell-failure.ts';
import { createStage } from './stage.tsx';

type Options = {
  readonly remotes: readonly Remote[];
  readonly main: HTMLElement;
  readonly environment: Environment;
  readonly load: (name: string) => Promise<Loaded>;
  readonly owns: (name: string) => (pathname: string) => boolean;
  readonly hasSpare: (name: string, loaded: Loaded) => boolean;
  readonly replace: (name: string, loaded: Loaded, error: unknown) => void;
};

const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'Unknown');

/**
 * The element the server filled, or an empty one; what it filled for an address that is no longer the page's
 * is dropped.
 */
function hostOf(main: HTMLElement, name: string, isHere: boolean): HTMLElement {
  const found = [...main.children].find(
    (child): child is HTMLElement => child instanceof HTMLElement && child.dataset.remote === name,
  );
  if (found && isHere) return found;
  found?.remove();
  const host = document.createElement('div');
  host.hidden = true;
  main.append(host);
  return host;
}

/** One appearance per area, the shell's own pages included. */
export function createAreas({
  remotes,
  main,
  environment,
  load,
  owns,
  hasSpare,
  replace,
}: Options): ReadonlyMap<string, Appearance> {
  const versionOf = (name: string): string =>
    remotes.find((remote) => remote.name === name)?.chosen.version ?? '';
  const known = [
    { name: ownPages, apology: undefined },
    ...remotes.filter(({ routes, isOff }) => routes.length > 0 && !isOff),
  ];
  return new Map(
    known.map(({ name, apology }) => [
      name,
      createAppearance({
        stage: createStage(hostOf(main, name, owns(name)(location.pathname)), name, environment),
        environment,
        load: () => load(name),
        exported: 'area',
        owns: owns(name),
        ...(apology === undefined ? {} : { apology }),
        silent: false,
        onShown: (milliseconds) =>
          bus.publish('area/shown', { area: name, milliseconds: Math.round(milliseconds) }),
        onFailed: (error) => {
          tellFailure({ remote: name, version: versionOf(name), phase: 'load', error });
          bus.publish('area/failed', { area: name, errorName: errorName(error) });
        },
        hasSpare: (loaded) => hasSpare(name, loaded),
        replace: (loaded, error) => replace(name, loaded, error),
      }),
    ]),
  );
}

/** Errors inside an area are its boundary's business; here they are only told on. */
export const reportFailure = ({ remote, version, phase, error }: Failure): void => {
  tellFailure({ remote, version, phase, error });
  bus.publish('area/failed', { area: remote, errorName: errorName(error) });
};
