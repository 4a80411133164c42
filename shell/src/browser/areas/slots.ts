import type { Environment, SlotProps } from '@brasa/shared/react';
import { fillerOf } from '../../composition/slots.ts';
import type { Remote } from '../../composition/slice.ts';
import type { Loaded } from '../loader/remote-loader.ts';
import { createAppearance } from './appearance.ts';
import { tellFailure } from '../tell-failure.ts';
import { createStage } from './stage.tsx';

type Options = {
  readonly remotes: readonly Remote[];
  readonly environment: Environment;
  readonly load: (remote: Remote, expose: string) => Promise<Loaded>;
  readonly hasSpare: (remote: Remote, loaded: Loaded) => boolean;
  readonly replace: (remote: Remote, loaded: Loaded, error: unknown) => void;
};

/** Whether what fills a place is there, or could not be shown. */
export type SlotOutcome = 'shown' | 'failed';
export type MountSlot = (name: string, element: HTMLElement, props: SlotProps, hear?: (outcome: SlotOutcome) => void) => () => void;

/** Fills places by name. A place that nobody fills, or whose remote fails, stays empty; a network that is back is tried at once. */
export function createSlots({ remotes, environment, load, hasSpare, replace }: Options): MountSlot {
  return (name, element, props, hear) => {
    const filler = fillerOf(remotes, name);
    if (!filler) return () => {};
    const { remote } = filler;
    const named = `${remote.name}/${name}`;
    let stopWaiting = (): void => {};
    const showWhenBack = (): void => {
      stopWaiting();
      const back = (): void => appearance.show(props);
      window.addEventListener('online', back, { once: true });
      stopWaiting = () => window.removeEventListener('online', back);
    };
    const stage = createStage(element, remote.name, environment);
    const appearance = createAppearance({
      stage,
      environment: { ...environment, report: (failure) => environment.report({ ...failure, remote: named }) },
      load: () => load(remote, `./slot-${name}`),
      exported: 'slot',
      owns: () => true,
      apology: remote.apology,
      silent: true,
      onShown: () => hear?.('shown'),
      onFailed: (error) => {
        tellFailure({ remote: named, version: remote.chosen.version, phase: 'load', error });
        showWhenBack();
        hear?.('failed');
      },
      hasSpare: (loaded) => hasSpare(remote, loaded),
      replace: (loaded, error) => replace(remote, loaded, error),
    });
    appearance.show(props);
    return () => {
      stopWaiting();
      appearance.hide();
    };
  };
}
